/** The entry for a status: its own, that of its range (`4XX`), or `default`. */
export function byStatus<Entry>(entries: Readonly<Record<string, Entry>>, status: number): Entry | undefined {
  const { default: otherwise } = entries
  return entries[status] ?? entries[`${Math.floor(status / 100)}XX`] ?? otherwise
}
