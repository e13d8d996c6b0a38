internal import ArgumentParser

/// The completion script of a program for a shell: that of the argument parser, with functions for words that contain an
/// equals sign.
///
/// Bash splits words at equals signs and colons, so `set desk mode=d` arrives as five words. In zsh and bash, a space would
/// follow `mode=`; fish adds none. For fish 3, the parser's script asks for the cursor in a way that it refuses, and in all
/// versions, it parses the line for each option of each command, which takes most of a second.
struct CompletionScript {
    let shell: CompletionShell
    /// The name of the program, which the functions of the script contain.
    let program: String

    /// Returns the script.
    /// - Parameter script: The script of the argument parser.
    func extending(_ script: String) -> String {
        switch shell {
        case .bash: return script + "\n" + bash
        case .zsh:
            // The end of the script calls the function if the shell loads the script as one.
            let ending = "\nif [[ \"${funcstack[1]}\""
            guard let position = script.range(of: ending)?.lowerBound else { return script }
            return script[..<position] + "\n" + zsh + script[position...]
        case .fish:
            return script.split(separator: "\n", omittingEmptySubsequences: false).map(comparingCommand)
                .joined(separator: "\n") + "\n" + fish
        default: return script
        }
    }

    private var bash: String {
        #"""
        # Joins the words that bash splits at = and :, completes the joined word, and removes what bash has of it already.
        __\#(program)_complete_joined() {
            local -a words=()
            local -i index count=0 current=0
            local rest="${COMP_LINE}" word
            for index in "${!COMP_WORDS[@]}"; do
                word="${COMP_WORDS[index]}"
                if [[ "${index}" -gt 0 && "${rest}" != [[:space:]]* && -n "${word}"
                    && ( "${word}" = [=:]* || "${COMP_WORDS[index - 1]}" = *[=:] ) ]]
                then
                    words[count - 1]+="${word}"
                else
                    words[count]="${word}"
                    count+=1
                fi
                [[ "${index}" -eq "${COMP_CWORD}" ]] && current="$((count - 1))"
                rest="${rest#"${rest%%[![:space:]]*}"}"
                rest="${rest#"${word}"}"
            done

            local -r last="${COMP_WORDS[COMP_CWORD]}"
            local prefix="${words[current]%"${last}"}" typed="${2}"
            # Directly behind a sign, bash completes an empty word.
            [[ "${last}" = [=:]* && -n "${prefix}" ]] && prefix+="${last}" && typed=''
            local -a COMP_WORDS=("${words[@]}")
            local -i COMP_CWORD="${current}"
            _\#(program) "${1}" "${prefix}${typed}" "${words[current - 1]}"
            COMPREPLY=("${COMPREPLY[@]#"${prefix}"}")
            # Assignments are no paths. A bash without compopt treats them as paths.
            if [[ "${#COMPREPLY[@]}" -eq 1 && "${COMPREPLY[0]}" = *= ]]; then
                compopt -o nospace +o filenames 2> /dev/null
            elif [[ "${prefix}" = *= ]] && compopt +o filenames 2> /dev/null; then
                local -r special=$'[][:space:]\\\\"\'`$&;|<>(){}*?!#~[]'
                for index in "${!COMPREPLY[@]}"; do
                    [[ "${COMPREPLY[index]}" = *${special}* ]] && COMPREPLY[index]="$(printf %q "${COMPREPLY[index]}")"
                done
            fi
            return 0
        }

        complete -o filenames -F __\#(program)_complete_joined \#(program)
        """#
    }

    /// Adds the command as the first condition of a completion for fish, which tests equal conditions once. An older fish ignores
    /// all but the last one, which compares the command again.
    private func comparingCommand(_ line: Substring) -> String {
        let start = "complete -c '\(program)'"
        let parts = line.split(separator: "\"", maxSplits: 2)
        guard line.hasPrefix("\(start) -n '__\(program)_should_offer_"), parts.count == 3 else { return String(line) }
        return "\(start) -n '__\(program)_is_command \"\(parts[1])\"'\(line.dropFirst(start.count))"
    }

    private var fish: String {
        #"""
        # Returns the words of the line. The position of the cursor in its word is not needed; fish 3 reports it only to commands
        # that are typed.
        function __\#(program)_tokens
            if contains -- -tC $argv
                string length -- (commandline -t)
            else if test (string split -m 1 -f 1 -- . "$FISH_VERSION") -gt 3
                commandline --tokens-raw $argv
            else
                commandline -o $argv
            end
        end

        # Whether the line is for a command, whose words are given in one string. The line is parsed once.
        function __\#(program)_is_command -a expected_commands
            set -l line (commandline -pc)
            if test "$line" != "$__\#(program)_line"
                set -l non_repeating_flags_or_options
                set -l non_repeating_flags_or_options_absent 0
                set -l positional_index 0
                set -l commands
                __\#(program)_parse_tokens
                set -g __\#(program)_line "$line"
                set -g __\#(program)_commands "$commands"
                set -g __\#(program)_position $positional_index
            end
            test "$__\#(program)_commands" = "$expected_commands"
        end

        function __\#(program)_should_offer_completions_for_flags_or_options -a expected_commands
            __\#(program)_is_command $expected_commands; or return 1
            set -l non_repeating_flags_or_options $argv[2..]
            set -l non_repeating_flags_or_options_absent 0
            set -l positional_index 0
            set -l commands
            test (count $argv) -eq 1; or __\#(program)_parse_tokens
            return $non_repeating_flags_or_options_absent
        end

        function __\#(program)_should_offer_completions_for_positional -a expected_commands comparison expected_position
            __\#(program)_is_command $expected_commands; and test $__\#(program)_position $comparison $expected_position
        end
        """#
    }

    private var zsh: String {
        #"""
        # Offers completions; no space follows those that end with an equals sign.
        __\#(program)_custom_complete() {
            local -a completions assignments others
            completions=("${(@f)"$("${command_name}" "${@}" "${command_line[@]}")"}")
            [[ "${#completions[@]}" -gt 1 ]] || return 1
            completions=("${completions[@]:0:-1}")
            assignments=("${(M)completions[@]:#[[:alnum:]_]##=(|:*)}")
            others=("${completions[@]:#[[:alnum:]_]##=(|:*)}")
            [[ "${#assignments[@]}" -gt 0 ]] && _describe -V '' assignments -S ''
            [[ "${#others[@]}" -gt 0 ]] && __\#(program)_complete "${others[@]}"
        }

        """#
    }
}

extension String {
    /// The first place of a text.
    fileprivate func range(of text: String) -> Range<String.Index>? {
        utf8.firstRange(of: Array(text.utf8))
    }
}
