"""`python -m unolang` is the command `unolang`."""

from unolang.cli.main import main

if __name__ == "__main__":
    main()
