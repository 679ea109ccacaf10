/**
 * CPU seconds, user and system, of the children of a shell, from the output of its built-in `times`: the shell's own
 * times in the first line, those of its descendants in the second.
 * https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#times
 */
export function parseTimes(printed: string): number {
  const times = [...printed.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  )
  const [, , user, system] = times
  if (user === undefined || system === undefined) throw new TypeError(`not the output of times: ${printed}`)
  return user + system
}
