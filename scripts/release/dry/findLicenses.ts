import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Licenses that ask for no more than their notice, and public domain. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Packages with terms of their own that somebody has read, and what they say. */
const known: readonly (readonly [name: RegExp, terms: string])[] = [
  [
    /^@walletconnect\//,
    'WalletConnect Community License: a notice, and use with its network; another relay needs its makers to agree',
  ],
  [/^text-encoding-utf-8$/, 'Unlicense, in its LICENSE.md; comes with @solana/web3.js 1, which apps choose'],
  [/^rpc-websockets$/, 'LGPL-3.0; comes with @solana/web3.js 1, which apps choose'],
]

export interface OtherLicense {
  /** `name@version: license` */
  readonly text: string
  /** Summary of the terms; undefined where nobody has read them yet. */
  readonly terms: string | undefined
}

/** Installed packages whose license may ask for more than its notice. */
export function findOtherLicenses(app: string): readonly OtherLicense[] {
  const manifests = globSync('node_modules/**/package.json', { cwd: app })
    .map((path) => path.replaceAll('\\', '/'))
    // A package's own manifest, not one of a folder inside of it.
    .filter((path) => /(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+\/package\.json$/.test(path))
  return manifests
    .map((path) => JSON.parse(readFileSync(join(app, path), 'utf8')))
    .filter(({ name, version }) => name && version)
    .filter(({ license, licenses }) => !isPermissive(license ?? licenses))
    .map(({ name, version, license, licenses }) => {
      const text = `${name}@${version}: ${JSON.stringify(license ?? licenses)}`
      return { text, terms: known.find(([pattern]) => pattern.test(name))?.[1] }
    })
    .sort((a, b) => a.text.localeCompare(b.text, 'en'))
}

/** An SPDX expression, or the older forms of npm: an object, or a list of which one may be chosen. */
function isPermissive(license: unknown): boolean {
  if (Array.isArray(license)) return license.some(isPermissive)
  if (typeof license === 'object' && license !== null && 'type' in license) return isPermissive(license.type)
  if (typeof license !== 'string') return false
  const text = license.replaceAll(/[()]/g, '')
  if (text.includes(' AND ')) return text.split(' AND ').every(isPermissive)
  return text.split(' OR ').some((one) => permissive.has(one.trim()))
}
