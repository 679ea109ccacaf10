/** CSS gradient derived from an address, so that two accounts can be distinguished at a glance. */
export function addressGradient(address: string): string {
  let hash = 0
  for (const character of address.toLowerCase()) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) >>> 0
  const hue = hash % 360
  const at = (turn: number, saturation: number, lightness: number) =>
    `hsl(${(hue + turn) % 360} ${saturation}% ${lightness}%)`
  return (
    `radial-gradient(circle at ${20 + (hash % 50)}% ${15 + ((hash >>> 8) % 40)}%, ` +
    `${at(40 + ((hash >>> 16) % 50), 90, 72)}, ${at(0, 78, 56)} 55%, ${at(290, 70, 40)})`
  )
}
