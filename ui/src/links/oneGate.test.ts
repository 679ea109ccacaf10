import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const sources = [
  new URL('../', import.meta.url).pathname,
  new URL('../../../sdk/src/', import.meta.url).pathname,
]

/** Source files of `ui` and `sdk` whose text fits the pattern, without tests and the test kit. */
function filesWith(pattern: RegExp): readonly string[] {
  return sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test(?:\.|-)|^testing\//.test(file))
      .filter((file) => pattern.test(readFileSync(join(folder, file), 'utf8')))
      .map((file) => file.replaceAll('\\', '/')),
  )
}

// T12, T13
it('links leave through three components, which accept nothing but a checked link', () => {
  // A style element's `href` is React's key of it, and opens nothing.
  expect(filesWith(/(?<!<style )\bhref(?:=|:\s)(?!\s*string)/).toSorted()).toEqual([
    'components/ExternalLink.tsx',
    'components/IconButton/IconLink.tsx',
    'components/Row/LinkRow.tsx',
  ])
  for (const file of [
    'components/ExternalLink.tsx',
    'components/IconButton/IconLink.tsx',
    'components/Row/LinkRow.tsx',
  ]) {
    const text = readFileSync(join(sources[0] ?? '', file), 'utf8')
    expect(text).toContain('readonly link: SafeLink')
    expect(text).toContain("rel: 'noopener noreferrer'")
  }
})

// T12, T13, T11
it('one function opens windows, and one moves the page, for checked links only', () => {
  const opening = /\b(?:window|globalThis|self|top|parent|tab|page\??|getWindow\(\)\??)\.open\b|\bWebApp\b/
  // The window of a login opens empty, within the click; its address is a checked link.
  expect(filesWith(opening).toSorted()).toEqual(['links/openLink.ts', 'logins/openLoginWindow.ts'])
  expect(readFileSync(join(sources[1] ?? '', 'logins/openLoginWindow.ts'), 'utf8')).toContain(".open('',")
  const gate = readFileSync(join(sources[1] ?? '', 'links/openLink.ts'), 'utf8')
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
  expect(filesWith(/\bhistory\.(?:pushState|replaceState|go|back)\(/)).toEqual(['logins/takeLoginReturn.ts'])
  // The auth-session client, for pages of this origin, of the auth server and of OAuth providers.
  // The window of a login, not the page, goes to a link of the login service. What is submitted is a code, no form.
  expect(navigation.map((pattern) => filesWith(pattern).toSorted())).toEqual([
    ['connectors/auth/logInBySocial.ts', 'session/leavePage.ts'],
    ['connection/loginSteps.ts'],
  ])
  expect(readFileSync(join(sources[1] ?? '', 'session/leavePage.ts'), 'utf8')).toContain('{ url }: NextPage')
})

// T15, T27
it('images are shown by two components and the buttons, without a referrer', () => {
  const files = filesWith(/\bsrc=|styled\('img'\)|<img\b|createElement\('img'\)|url\(\$\{/).toSorted()
  expect(files).toEqual([
    'buttons/ButtonPicture.tsx',
    'components/Avatar/Avatar.tsx',
    'components/RemoteImage/RemoteImage.tsx',
    'elements/drawFace.ts',
  ])
  for (const file of files)
    expect(readFileSync(join(sources[0] ?? '', file), 'utf8')).toMatch(
      /referrerPolicy ?= ?["']no-referrer["']/,
    )
})

// T12, F1
it('nothing is requested past the generated clients, which refuse redirects and cap replies', () => {
  // The catalogue's own `fetch` imports a module of messages.
  const request = /\bfetch\((?!set, locale\))|XMLHttpRequest|sendBeacon|new (?:WebSocket|EventSource)\b/
  // The page's own headers, which no other request has.
  expect(filesWith(request)).toEqual(['platform/readPagePolicies.ts'])
  const policies = readFileSync(join(sources[1] ?? '', 'platform/readPagePolicies.ts'), 'utf8')
  expect(policies).toContain("{ method: 'HEAD', cache: 'no-store', redirect: 'error', signal }")
  // The adapters hand wallets to a library that the host app has chosen, which reads nodes by itself.
  const isOwn = (file: string) => !/^(?:namespaces|adapters)\//.test(file)
  expect(filesWith(/\bfrom 'viem.*|import\('viem/).filter(isOwn)).toEqual([])
  const transports = /\b(?:fallback|http|webSocket|createDefaultRpcTransport|createSolanaRpc)\(/
  expect(filesWith(transports).filter((file) => !file.startsWith('adapters/'))).toEqual([])
})

// T14, T16
it('names and links of strangers are made in one place each', () => {
  expect(filesWith(/\bas DisplayName\b/)).toEqual(['format/toDisplayName.ts'])
  expect(filesWith(/\bas SafeLink\b/)).toEqual(['links/safeLink.ts'])
  expect(filesWith(/\bas AppLink\b/)).toEqual(['links/toAppLink.ts'])
  expect(filesWith(/\bas NextPage\b/)).toEqual(['session/leavePage.ts'])
})

// T14, T15, T21
it('services are read with generated queries, through the guarded clients of the sdk', () => {
  // In the folders of chain families it is viem's, over the kit's own transport.
  const clients = filesWith(/\bcreateClient\(/).filter((file) => !file.startsWith('namespaces/'))
  expect(clients.toSorted()).toEqual([
    'events/createEventSender.ts',
    'names/getNameService.ts',
    'nfts/getNftService.ts',
    'query/getDataService.ts',
    'session/createSessionClient.ts',
    'signIn/createAuthSession.ts',
    'wallets/getDirectory.ts',
  ])
  // A balance is read from nodes, which have no generated query; so are tokens where the service does not list them, and
  // a transfer that is reviewed. A history is paged with what was sent from the page. Custom elements, which use names,
  // have no hooks at all. Examples in comments are not code.
  const reads = /^(?! \*).*(?:\buse(?:Suspense)?(?:Infinite)?(?:Query|Queries)[(<]|new \w*QueryObserver\()/m
  expect(filesWith(reads).toSorted()).toEqual([
    'hooks/listWallets.ts',
    'hooks/watchBalance.ts',
    'hooks/watchIdentity.ts',
    'hooks/watchOnrampOptions.ts',
    'hooks/watchReads.ts',
    'provider/useInfiniteQuery.ts',
    'provider/useQuery.ts',
    'provider/useReadQuery.ts',
    'views/Account/Balance.tsx',
    'views/AllWallets/useWalletResults.ts',
    'views/SmartSessionList/useSmartSessions.ts',
    'views/SwapPreview/useSwapReview.ts',
    'views/SwitchAddress/AccountBalance.tsx',
    'views/activity/useActivityList.ts',
    'views/buying/useOnramp.ts',
    'views/buying/usePurchasePage.ts',
    'views/buying/usePurchases.ts',
    'views/buying/useQuote.ts',
    'views/nfts/useNftList.ts',
    'views/sending/useSendReview.ts',
    'views/swapping/useSwapFee.ts',
    'views/swapping/useSwapForm.ts',
    'views/swapping/useSwapQuote.ts',
    'views/swapping/useTokenPrice.ts',
    'views/tokens/useChainToken.ts',
    'views/tokens/useTokenList.ts',
  ])
})
