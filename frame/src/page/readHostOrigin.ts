/** The origin of the page that embeds this one, if it is allowed to. */
export function readHostOrigin(
  { location, referrer }: Pick<Document, 'location' | 'referrer'>,
  allowed: readonly string[],
): string | undefined {
  // Firefox has no `ancestorOrigins`; there the referrer of the first load is that page.
  const origin = location.ancestorOrigins?.[0] ?? URL.parse(referrer)?.origin
  return allowed.find((each) => each === origin)
}
