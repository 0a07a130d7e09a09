variant "Slapping without adding up"
    based on slap

rule one-skip "A slapped skip passes over one, whatever was passed over before"
    before slap: skips are cleared
