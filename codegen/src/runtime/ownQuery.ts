/** The query of a path template: some contracts distinguish operations by it, `/answers?beta=true`. */
export function ownQuery(template: string): readonly (readonly [name: string, value: string])[] {
  // Placeholders of the path may have these signs in their names.
  const [, query = ''] = /^(?:\{[^}]*\}|[^?#{])*\?([^#]*)/.exec(template) ?? []
  return [...new URLSearchParams(query)]
}

/** Whether an address has the query of a template. A value is compared unless it is empty or a placeholder. */
export function hasOwnQuery(template: string, address: string): boolean {
  const pairs = ownQuery(template)
  if (pairs.length === 0) return true
  const given = new URL(address).searchParams
  return pairs.every(([name, value]) =>
    value === '' || value.includes('{') ? given.has(name) : given.getAll(name).includes(value),
  )
}
