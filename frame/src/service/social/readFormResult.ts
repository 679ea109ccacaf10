/**
 * Result of a login that a network sends as a form (OAuth 2.0 Form Post Response Mode), as the query that other networks
 * send. Apple adds who the visitor is at the first login; only the name is passed on.
 */
export function readFormResult(form: string): URLSearchParams {
  const fields = new URLSearchParams(form)
  const result = new URLSearchParams()
  for (const name of ['code', 'state', 'error']) {
    const value = fields.get(name)
    if (value !== null) result.set(name, value)
  }
  const name = readName(fields.get('user'))
  if (name !== '') result.set('name', name)
  return result
}

/** Of `{"name":{"firstName":"…","lastName":"…"}}`; empty for anything else. */
function readName(user: string | null): string {
  try {
    const { firstName, lastName } = JSON.parse(user ?? '').name
    return [firstName, lastName]
      .filter((part) => typeof part === 'string')
      .join(' ')
      .slice(0, 128)
  } catch {
    return ''
  }
}
