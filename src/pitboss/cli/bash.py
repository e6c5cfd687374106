"""Completion in bash, which cuts a line at equals signs: here a word is what stands between blanks, so `--set decks=` goes on."""

from __future__ import annotations

import os

from click.shell_completion import BashComplete, split_arg_string

SCRIPT = """\
%(complete_func)s() {
    local IFS=$'\\n' line="${COMP_LINE:0:$COMP_POINT}" response completion type value known=""
    local word="${line##* }"
    # bash replaces only what follows the last equals sign, so that much of an answer is all it may be given.
    if [[ $COMP_WORDBREAKS == *=* && $word == *=* ]]; then known="${word%%=*}="; fi

    response=$(env COMP_LINE="$line" %(complete_var)s=bash_complete $1)

    for completion in $response; do
        IFS=',' read type value <<< "$completion"

        if [[ $type == 'file' ]]; then
            COMPREPLY=()
            compopt -o default
        elif [[ $type == 'plain' ]]; then
            COMPREPLY+=("${value#"$known"}")
        fi
    done

    return 0
}

%(complete_func)s_setup() {
    complete -o nosort -F %(complete_func)s %(prog_name)s
}

%(complete_func)s_setup;
"""


class WholeWords(BashComplete):
    """What bash is told, from the line as it was typed up to the cursor."""

    source_template = SCRIPT

    def get_completion_args(self) -> tuple[list[str], str]:
        """The words before the one that is being written, and as much of it as there is."""
        line = os.environ["COMP_LINE"]
        words = split_arg_string(line)
        begun = words.pop() if words and not line[-1:].isspace() else ""
        return words[1:], begun
