/**
 * Parameters as they go out. By position, what is left out at the end is not sent: JSON has no `undefined` and would
 * make `null` of it, which is a value.
 */
export function sentParams(params: unknown): unknown {
  if (!Array.isArray(params)) return params
  let end = params.length
  while (end > 0 && params[end - 1] === undefined) end--
  return end === params.length ? params : params.slice(0, end)
}
