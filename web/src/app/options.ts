/** Which options of a game a table can choose from, given what is chosen already. */
import type { OptionSummary } from '../generated/wire';

type Value = boolean | number | string;

/** The options that matter, each with the choices it has left; as `Meta.offered` has it. */
export function offered(
  options: readonly OptionSummary[],
  players: number,
  chosen: Readonly<Record<string, Value>>,
): OptionSummary[] {
  const found: OptionSummary[] = [];
  const valueOf = (name: string) => {
    const usual = options.find((option) => option.name === name)?.default;
    return found.some((option) => option.name === name) ? (chosen[name] ?? usual) : usual;
  };
  for (const option of options) {
    if (option.players.length > 0 && !option.players.includes(players)) continue;
    if (option.needs.some((need) => valueOf(need.option) !== need.choice)) continue;
    const left = option.fewer.find((one) => valueOf(one.option) === one.choice);
    found.push(left ? { ...option, choices: left.choices } : option);
  }
  return found;
}

/** What an option is set to: its default where the choice made is no longer among those left. */
export function fitting(
  option: OptionSummary,
  before: readonly string[],
  value: Value | undefined,
): Value {
  const isGone = before.includes(String(value)) && !option.choices.includes(String(value));
  return value === undefined || isGone ? option.default : value;
}
