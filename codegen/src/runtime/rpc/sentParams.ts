/**
 * Parameters as they are sent. By position, trailing undefined ones are not sent: JSON has no `undefined` and would turn
 * them into `null`, which is a value.
 */
export function sentParams(params: unknown): unknown {
  if (!Array.isArray(params)) return params
  let end = params.length
  while (end > 0 && params[end - 1] === undefined) end--
  return end === params.length ? params : params.slice(0, end)
}
