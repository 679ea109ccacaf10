import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as connectKit from '../connectkit/differences.ts'
import * as onchainKit from '../onchainkit/differences.ts'
import * as rainbowKit from '../rainbowkit/differences.ts'
import { connectors } from '../wagmi3/wagmi3.ts'
import * as walletAdapter from '../walletAdapter/differences.ts'
import * as differences from './differences.ts'

const docs = fileURLToPath(new URL('../../../../docs', import.meta.url))

/** Names of a page's headings in its URL. */
function anchors(page: string): readonly string[] {
  const headings = readFileSync(join(docs, page), 'utf8').matchAll(/^#+ (.*)$/gm)
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
}

const { differenceOf, ...named } = differences

test.each([
  ...Object.entries(named),
  ...Object.entries(rainbowKit),
  ...Object.entries(connectKit),
  ...Object.entries(onchainKit),
  ...Object.entries(walletAdapter),
  ['wagmi 3', connectors] as const,
])('%s has a heading in its page', (_, { page, title, instead }) => {
  const [file = '', anchor = ''] = page.split('#')
  expect(anchors(file)).toContain(anchor)
  expect(title).not.toBe('')
  expect(instead).toMatch(/\.$/)
})

test.each([
  ['@reown/appkit-adapter-tron', 'TronAdapter', differences.otherFamilies],
  ['@reown/appkit-siwx', 'ReownAuthentication', differences.hostedSession],
  ['@reown/appkit-experimental/smart-session', 'grantPermissions', differences.smartSessions],
  ['@reown/appkit-pay', 'usePay', differences.payments],
  ['@reown/appkit-universal-connector', 'UniversalConnector', differences.universalConnector],
  ['@reown/appkit/react', 'CoreHelperUtil', differences.controllers],
  ['@reown/appkit/react', 'useSomething', differences.unknownName],
])('%s %s', (module, name, difference) => {
  expect(differenceOf(module, name)).toBe(difference)
})
