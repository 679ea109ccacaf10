import { drawIcon } from '../images/drawIcon.ts'
import { drawTile } from '../images/drawTile.ts'
import { createRandom, type Random } from '../random/createRandom.ts'
import { testWalletProfiles } from '../testWallets/testWalletProfiles.ts'
import type { DirectoryWallet } from './DirectoryWallet.ts'
import { knownWallets } from './knownWallets.ts'
import { walletNames } from './walletNames.ts'

/** The data of the wallet directory. */
export interface Directory {
  /** In the directory's own order. */
  readonly wallets: readonly DirectoryWallet[]
  /** A wallet's icon as an SVG document; undefined for an unknown id. */
  drawWalletImage(imageId: string): string | Promise<string> | undefined
}

export const directorySize = 600
/** Rank of the sandbox's own wallets: on the first page, but not recommended. */
const testWalletRank = 20

/** Generates the directory; deterministic for a seed. */
export function createDirectory(seed: string): Directory {
  const random = createRandom(`${seed}/directory`)
  const images = new Map<string, DrawImage>()
  const addImage = (draw: DrawImage) => {
    const imageId = random.uuid()
    images.set(imageId, draw)
    return imageId
  }

  const known: Draft[] = knownWallets.map(
    ({ id, name, scheme, mark, letters, rdns, webAppLink, namespaces }) => ({
      ...describe(random, name),
      ...(webAppLink && { webapp_link: webAppLink }),
      id,
      mobile_link: `${scheme}://`,
      app_store: `https://apps.example/app/${toSlug(name)}`,
      play_store: `https://play.example/store/${toSlug(name)}`,
      rdns,
      badge_type: 'certified',
      chains: namespaces.flatMap((namespace) => networksOf(namespace)),
      image_id: addImage(() => drawIcon({ mark, key: name, ...(letters && { letters }) })),
    }),
  )
  const own: Draft[] = testWalletProfiles.map(({ name, rdns, accountIndexes, imageKey }) => ({
    ...describe(random, name),
    rdns,
    badge_type: 'certified',
    chains: [
      ...(accountIndexes.eip155.length > 0 ? ['eip155:1', 'eip155:137'] : []),
      ...(accountIndexes.solana.length > 0 ? solanaNetworks : []),
    ],
    image_id: addImage(() => drawTile({ key: imageKey })),
  }))
  const names = walletNames(random)
  const generated = Array.from({ length: directorySize - known.length - own.length }, (): Draft => {
    const name = names.next().value
    // A few have no icon, to test the fallback.
    const image_id = random.chance(0.03) ? null : addImage(() => drawTile({ key: `${seed}/${name}` }))
    return { ...describe(random, name), image_id }
  })

  const ranked = [...known, ...generated]
  ranked.splice(testWalletRank, 0, ...own)
  return {
    wallets: ranked.map((draft, index) => ({ ...draft, order: (index + 1) * 10 })),
    drawWalletImage: (imageId) => images.get(imageId)?.(),
  }
}

type DrawImage = () => string | Promise<string>

type Draft = Omit<DirectoryWallet, 'order'>

function describe(random: Random, name: string): Draft {
  const slug = toSlug(name) || `wallet-${random.hex(6)}`
  const unless = (share: number, link: string) => (random.chance(share) ? null : link)
  const scheme = slug.replaceAll('-', '')
  const isExtension = random.chance(0.45)
  const chains = random.pick(chainSets)()
  return {
    id: random.hex(64),
    name,
    homepage: `https://${slug}.example`,
    image_id: null,
    badge_type: random.chance(0.3) ? 'certified' : 'none',
    chains,
    mobile_link: unless(0.25, random.chance(0.8) ? `${scheme}://` : `https://${slug}.example/open`),
    desktop_link: unless(0.8, `${scheme}desktop://`),
    webapp_link: unless(0.7, `https://app.${slug}.example`),
    app_store: unless(0.4, `https://apps.example/app/${slug}`),
    play_store: unless(0.4, `https://play.example/store/${slug}`),
    chrome_store: isExtension ? `https://extensions.example/detail/${slug}` : null,
    rdns: isExtension ? `example.${slug}` : null,
    injected:
      isExtension && random.chance(0.5) ? [{ namespace: 'eip155', injected_id: `is${toWord(slug)}` }] : null,
  }
}

const evmNetworks = ['eip155:1', 'eip155:137', 'eip155:10', 'eip155:8453', 'eip155:42161', 'eip155:56']
const solanaNetworks = ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']

function networksOf(namespace: 'eip155' | 'solana'): string[] {
  return namespace === 'eip155' ? evmNetworks : solanaNetworks
}

/** Weighted by repetition: most wallets support both sandbox chains, some only one, some neither. */
const chainSets = [
  () => evmNetworks,
  () => evmNetworks,
  () => [...evmNetworks, ...solanaNetworks],
  () => [...evmNetworks, ...solanaNetworks],
  () => ['eip155:1', 'eip155:137'],
  () => ['eip155:1'],
  () => ['eip155:1', 'eip155:10', 'eip155:8453'],
  () => solanaNetworks,
] as const

function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

function toWord(slug: string): string {
  return slug.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
