import { expect, it } from 'vitest'
import { entryBytes } from './entryBytes.ts'

/**
 * Bytes (gzip) that importing all of an entry may load. A host app loads less before the first click, with a limit of
 * its own (`e2e/budget`). Raise one only for a gain to users.
 */
const budgets: Readonly<Record<string, number>> = {
  '@wallet-kit/sdk': 9_500,
  // With code that reads, sends, swaps and buys tokens and reports it, reads NFTs, registers names, checks options, and
  // keeps a log; and code that keeps transactions across reloads until they are confirmed. The secure frame's client
  // and logins are 7,500 of it. Refusing swaps that can be neither run nor read, and tokens that a service does not
  // list, is 700. Providers that host apps patch, batch requests by and listen to are 250. Knowing which networks a
  // paired wallet can be moved to is 50. Making a frame again that has failed to load is 200. Choosing a login's kind of
  // account, and taking up the session of a frame that was made again, are 50. The order of modules, which follows their
  // folders, is up to 100. The number of an e-mail's link is 20,
  // logging in with a passkey 110. Funds that a wallet has elsewhere are 270.
  '@wallet-kit/sdk/actions': 74_070,
  // With the tokens, the NFTs, the history and the names of an account, with swaps and purchases; and the observers of the
  // cache, which must be of one copy with it; and a token that no service lists, read from the chain. The order of modules,
  // which follows their folders, is up to 600.
  '@wallet-kit/sdk/query': 48_300,
  // The whole list; a host app carries the networks that it names.
  '@wallet-kit/sdk/networks': 33_000,
  '@wallet-kit/sdk/errors': 2_600,
  '@wallet-kit/sdk/format': 5_900,
  '@wallet-kit/sdk/wagmi': 6_000,
  '@wallet-kit/sdk/ethers': 100,
  '@wallet-kit/sdk/ethers5': 100,
  // With signing by the wallet, in the terms of web3.js 1.
  '@wallet-kit/sdk/solana': 9_000,
  '@wallet-kit/sdk/cookies': 2_500,
  // With the client of the auth server and its validators.
  '@wallet-kit/sdk/session': 24_000,
  '@wallet-kit/sdk/siwx': 9_000,
  // With the sentence that describes a ReCap, and with the text of the message, which replaces viem's: that is not counted
  // here, and as large.
  '@wallet-kit/sdk/siwe': 5_400,
  '@wallet-kit/sdk/testing': 160_000,
  // With the button of one wallet, which a host app carries if it shows one.
  '@wallet-kit/react': 20_900,
  '@wallet-kit/react/networks': 33_000,
  '@wallet-kit/react/mui': 7_500,
  '@wallet-kit/react/ssr': 5_000,
  // With the names of the wallets that have buttons: these show before anything is requested. Keeping a press until the
  // last connection is restored is 70. The tags around buttons, and the modal's element, which browser tests of hosts that
  // switch look for, are 400. The style that follows the page is 60, the
  // width that is kept on a reload 150. Sharing the states of buttons with React is 50, the kind of a login's account 50.
  '@wallet-kit/react/elements': 15_350,
  // React's hooks on the sdk's client.
  '@wallet-kit/react/session': 28_500,
  '@wallet-kit/react/solana': 9_000,
}

it('stays within the budget of each entry', async () => {
  const measured = Object.fromEntries(await entryBytes())
  expect(Object.keys(measured).sort()).toEqual(Object.keys(budgets).sort())
  const exceeded = Object.entries(measured).filter(([entry, bytes]) => bytes > (budgets[entry] ?? 0))
  expect(Object.fromEntries(exceeded)).toEqual({})
}, 120_000)
