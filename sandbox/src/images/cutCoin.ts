/** Cuts a circle out of a square mark, 24 by 24. */
export function cutCoin(svg: string): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 24 24">',
    '<clipPath id="coin"><circle cx="12" cy="12" r="12"/></clipPath>',
    `<g clip-path="url(#coin)">${svg}</g>`,
    '</svg>',
  ].join('')
}
