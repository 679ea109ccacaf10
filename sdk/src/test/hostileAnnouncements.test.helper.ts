/** A hostile wallet announcement, and its entry in the list of wallets. */
export interface HostileAnnouncement {
  readonly what: string
  /** The `info` of the announcement. */
  readonly info: unknown
  /** The name in the list. Missing: the announcement is malformed, and refused. */
  readonly shownAs?: string
  /** Whether the icon may be shown. */
  readonly hasImage?: boolean
}

const svg = (body: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="window.__pwned=1;parent.__pwned=1">${body}<rect width="9" height="9"/></svg>`,
  )}`

const plain = svg('')

/** The smallest info that EIP-6963 accepts, with a uuid that no other row has. */
function info(index: number, parts: object): object {
  return {
    uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name: `Wallet ${index}`,
    icon: plain,
    rdns: `hostile.wallet-${index}`,
    ...parts,
  }
}

/**
 * Hostile and malformed announcements, each to be handled alone: none may hide another wallet, run a script, or request
 * anything. Plain data, so that it can be handed to a page. https://eips.ethereum.org/EIPS/eip-6963
 */
export const hostileAnnouncements: readonly HostileAnnouncement[] = [
  { what: 'no info', info: undefined },
  { what: 'null as info', info: null },
  { what: 'a list as info', info: [] },
  { what: 'wrong types', info: { uuid: 1, name: {}, icon: 7, rdns: [] } },
  { what: 'a name that is an object', info: info(1, { name: { toString: 'x' } }) },
  { what: 'no icon', info: info(2, { icon: undefined }) },
  { what: 'an uuid that is none', info: info(3, { uuid: 'a' }) },
  { what: 'an rdns with markup', info: info(4, { rdns: '<b>hostile</b>' }) },
  { what: 'an rdns of 10,000 characters', info: info(5, { rdns: 'a'.repeat(10_000) }) },
  { what: 'an empty rdns', info: info(6, { rdns: '' }) },
  { what: 'a name of invisible characters', info: info(7, { name: '\u200b\u200d\u202e' }) },
  {
    what: 'markup as a name',
    info: info(8, { name: '<img src=x onerror=window.__pwned=1>' }),
    shownAs: '<img src=x onerror=window.__pwned=1>',
    hasImage: true,
  },
  {
    what: 'an icon with a script element',
    info: info(9, { icon: svg('<script>window.__pwned=1;parent.__pwned=1</script>') }),
    shownAs: 'Wallet 9',
    hasImage: true,
  },
  {
    what: 'an icon with foreign markup',
    info: info(10, {
      icon: svg(
        '<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="parent.__pwned=1"/></body></foreignObject>',
      ),
    }),
    shownAs: 'Wallet 10',
    hasImage: true,
  },
  {
    what: 'an icon that refers to a remote image',
    info: info(11, { icon: svg('<image href="https://icons.example/x.png" width="9" height="9"/>') }),
    shownAs: 'Wallet 11',
    hasImage: true,
  },
  {
    what: 'a remote icon',
    info: info(12, { icon: 'https://icons.example/x.png' }),
    shownAs: 'Wallet 12',
  },
  { what: 'a relative icon', info: info(13, { icon: '//icons.example/x.png' }), shownAs: 'Wallet 13' },
  {
    what: 'script as an icon',
    info: info(14, { icon: 'javascript:window.__pwned=1' }),
    shownAs: 'Wallet 14',
  },
  {
    what: 'a document as an icon',
    info: info(15, { icon: 'data:text/html,<script>parent.__pwned=1</script>' }),
    shownAs: 'Wallet 15',
  },
  {
    what: 'an icon of 8 MB',
    info: info(16, { icon: `data:image/png;base64,${'A'.repeat(8 * 1024 * 1024)}` }),
    shownAs: 'Wallet 16',
  },
  {
    what: 'the name of a prototype',
    info: info(17, { name: '__proto__' }),
    shownAs: '__proto__',
    hasImage: true,
  },
  {
    what: 'an rdns that names a prototype',
    info: info(18, { rdns: '__proto__' }),
    shownAs: 'Wallet 18',
    hasImage: true,
  },
  {
    what: 'an rdns that names a property of every object',
    info: info(19, { rdns: 'constructor' }),
    shownAs: 'Wallet 19',
    hasImage: true,
  },
  {
    what: 'a name that reverses the text after it',
    info: info(20, { name: 'Wallet\u202e 02 gnp.exe' }),
    shownAs: 'Wallet 02 gnp.exe',
    hasImage: true,
  },
  {
    what: 'line breaks and control characters in a name',
    info: info(21, { name: 'Wallet\u0000\n 21' }),
    shownAs: 'Wallet 21',
    hasImage: true,
  },
  {
    what: 'a name of 100,000 characters',
    info: info(22, { name: 'N'.repeat(100_000) }),
    shownAs: 'N'.repeat(64),
    hasImage: true,
  },
  {
    what: 'a link as a name',
    info: info(23, { name: 'https://evil.example/' }),
    shownAs: 'https://evil.example/',
    hasImage: true,
  },
]
