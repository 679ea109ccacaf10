/** Name of the file of a door, such as `pairing-use`; `undefined` for other modules, which have their own names. */
export function doorName(path: string): string | undefined {
  const [, folder, door] = /([^/]+)\/(page|opening|use)$/.exec(path) ?? []
  return folder && `${folder}-${door}`
}
