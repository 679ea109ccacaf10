import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = new URL('../../../../', import.meta.url).pathname

/** Source files of `ui` and `sdk` whose text fits the pattern, without tests and the test kit. */
function filesWith(pattern: RegExp): readonly string[] {
  return ['ui/src', 'sdk/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test(?:\.|-)|^testing\//.test(file))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => pattern.test(read(file))),
  )
}

const read = (file: string) => readFileSync(join(root, file), 'utf8')

// T12, T13
it('links leave through three components, which accept nothing but a checked link', () => {
  // A style element's `href` is React's key of it, and opens nothing.
  expect(filesWith(/(?<!<style )\bhref(?:=|:\s)(?!\s*string)/).toSorted()).toEqual([
    'ui/src/parts/ExternalLink.tsx',
    'ui/src/parts/IconButton/IconLink.tsx',
    'ui/src/parts/Row/LinkRow.tsx',
  ])
  for (const file of [
    'ui/src/parts/ExternalLink.tsx',
    'ui/src/parts/IconButton/IconLink.tsx',
    'ui/src/parts/Row/LinkRow.tsx',
  ]) {
    const text = read(file)
    expect(text).toContain('readonly link: SafeLink')
    expect(text).toContain("rel: 'noopener noreferrer'")
  }
})

// T12, T13, T11
it('one function opens windows, and one moves the page, for checked links only', () => {
  const opening = /\b(?:window|globalThis|self|top|parent|tab|page\??|getWindow\(\)\??)\.open\b|\bWebApp\b/
  // The window of a login opens empty, within the click; its address is a checked link.
  expect(filesWith(opening).toSorted()).toEqual([
    'sdk/src/foundation/links/openLink.ts',
    'sdk/src/foundation/logins/openLoginWindow.ts',
  ])
  expect(read('sdk/src/foundation/logins/openLoginWindow.ts')).toContain(".open('',")
  const gate = read('sdk/src/foundation/links/openLink.ts')
  expect(gate).toContain('{ href }: AppLink')
  expect(gate).toContain("const features = 'noreferrer noopener'")
  // Without an address nothing leaves; every address is opened with them.
  const calls = [...gate.matchAll(/\.open\(([^)]*)\)/g)].map(([, values = '']) => values)
  expect(calls).toHaveLength(6)
  for (const values of calls) expect(values).toMatch(/^'', '_(?:top|blank)'$|^href, .*\bfeatures\b/)
  const navigation = [
    /(?:\.|^\s*)location\s*=[^=]|\blocation\.(?:assign|replace)\(|\blocation\.href\s*=[^=]/m,
    /\.(?:submit|requestSubmit)\(|\b(?:form)?[aA]ction=/,
  ]
  // One query parameter is removed from the address, which stays that of the page.
  expect(filesWith(/\bhistory\.(?:pushState|replaceState|go|back)\(/)).toEqual([
    'sdk/src/foundation/logins/takeLoginReturn.ts',
  ])
  // The auth-session client, for pages of this origin, of the auth server and of OAuth providers.
  // The window of a login, not the page, goes to a link of the login service. What is submitted is a code, no form.
  expect(navigation.map((pattern) => filesWith(pattern).toSorted())).toEqual([
    ['sdk/src/signIn/session/leavePage.ts', 'sdk/src/wallets/connectors/auth/logInBySocial.ts'],
    ['sdk/src/wallets/connection/loginSteps.ts'],
  ])
  expect(read('sdk/src/signIn/session/leavePage.ts')).toContain('{ url }: NextPage')
})

// T15, T27
it('images are shown by two components and the buttons, without a referrer', () => {
  const files = filesWith(/\bsrc=|styled\('img'\)|<img\b|createElement\('img'\)|url\(\$\{/).toSorted()
  expect(files).toEqual([
    'ui/src/page/buttons/ButtonPicture.tsx',
    'ui/src/page/elements/drawFace.ts',
    'ui/src/parts/Avatar/Avatar.tsx',
    'ui/src/parts/RemoteImage/RemoteImage.tsx',
  ])
  for (const file of files) expect(read(file)).toMatch(/referrerPolicy ?= ?["']no-referrer["']/)
})

// T12, F1
it('nothing is requested past the generated clients, which refuse redirects and cap replies', () => {
  // The catalogue's own `fetch` imports a module of messages.
  const request = /\bfetch\((?!set, locale\))|XMLHttpRequest|sendBeacon|new (?:WebSocket|EventSource)\b/
  // The page's own headers, which no other request has.
  expect(filesWith(request)).toEqual(['sdk/src/foundation/platform/readPagePolicies.ts'])
  const policies = read('sdk/src/foundation/platform/readPagePolicies.ts')
  expect(policies).toContain("{ method: 'HEAD', cache: 'no-store', redirect: 'error', signal }")
  // The adapters hand wallets to a library that the host app has chosen, which reads nodes by itself.
  const isOwn = (file: string) => !/^sdk\/src\/(?:chains\/namespaces|adapters)\//.test(file)
  expect(filesWith(/\bfrom 'viem.*|import\('viem/).filter(isOwn)).toEqual([])
  const transports = /\b(?:fallback|http|webSocket|createDefaultRpcTransport|createSolanaRpc)\(/
  expect(filesWith(transports).filter((file) => !file.startsWith('sdk/src/adapters/'))).toEqual([])
})

// T14, T16
it('names and links of strangers are made in one place each', () => {
  expect(filesWith(/\bas DisplayName\b/)).toEqual(['sdk/src/foundation/format/toDisplayName.ts'])
  expect(filesWith(/\bas SafeLink\b/)).toEqual(['ui/src/foundation/links/safeLink.ts'])
  expect(filesWith(/\bas AppLink\b/)).toEqual(['sdk/src/foundation/links/toAppLink.ts'])
  expect(filesWith(/\bas NextPage\b/)).toEqual(['sdk/src/signIn/session/leavePage.ts'])
})

// T14, T15, T21
it('services are read with generated queries, through the guarded clients of the sdk', () => {
  // In the folders of chain families it is viem's, over the kit's own transport.
  const clients = filesWith(/\bcreateClient\(/).filter(
    (file) => !file.startsWith('sdk/src/chains/namespaces/'),
  )
  expect(clients.toSorted()).toEqual([
    'sdk/src/account/names/getNameService.ts',
    'sdk/src/account/nfts/getNftService.ts',
    'sdk/src/foundation/query/getDataService.ts',
    'sdk/src/modal/events/createEventSender.ts',
    'sdk/src/signIn/session/createSessionClient.ts',
    'sdk/src/signIn/siwx/createAuthSession.ts',
    'sdk/src/wallets/directory/client.ts',
  ])
  // A balance is read from nodes, which have no generated query; so are tokens where the service does not list them, and
  // a transfer that is reviewed. A history is paged with what was sent from the page. Capabilities are the
  // wallet's. Custom elements, which use names,
  // have no hooks at all. Examples in comments are not code.
  const reads = /^(?! \*).*(?:\buse(?:Suspense)?(?:Infinite)?(?:Query|Queries)[(<]|new \w*QueryObserver\()/m
  expect(filesWith(reads).toSorted()).toEqual([
    'ui/src/areas/account/Balance.tsx',
    'ui/src/areas/account/accounts/AccountBalance.tsx',
    'ui/src/areas/account/nfts/useNftList.ts',
    'ui/src/areas/account/sessions/useSmartSessions.ts',
    'ui/src/areas/activity/useActivityList.ts',
    'ui/src/areas/buy/useOnramp.ts',
    'ui/src/areas/buy/usePurchasePage.ts',
    'ui/src/areas/buy/usePurchases.ts',
    'ui/src/areas/buy/useQuote.ts',
    'ui/src/areas/connect/allWallets/useWalletResults.ts',
    'ui/src/areas/send/useSendReview.ts',
    'ui/src/areas/swap/useFormQuote.ts',
    'ui/src/areas/swap/useSwapFee.ts',
    'ui/src/areas/swap/useSwapForm.ts',
    'ui/src/areas/swap/useSwapReview.ts',
    'ui/src/areas/swap/useTokenPrice.ts',
    'ui/src/areas/tokens/useChainToken.ts',
    'ui/src/areas/tokens/useTokenList.ts',
    'ui/src/kit/hooks/listWallets.ts',
    'ui/src/kit/hooks/useAuxiliaryFunds.ts',
    'ui/src/kit/hooks/useIsFeeSponsored.ts',
    'ui/src/kit/hooks/watchBalance.ts',
    'ui/src/kit/hooks/watchIdentity.ts',
    'ui/src/kit/hooks/watchOnrampOptions.ts',
    'ui/src/kit/hooks/watchReads.ts',
    'ui/src/kit/provider/useInfiniteQuery.ts',
    'ui/src/kit/provider/useQuery.ts',
    'ui/src/kit/provider/useReadQuery.ts',
  ])
})
