import { describe, expect, it } from 'vitest'
import { mainnet } from '../sdk/src/chains/namespaces/eip155/networks/mainnet.ts'
import { getContentSecurityPolicy } from '../sdk/src/chains/networks/getContentSecurityPolicy.ts'
import { toCaipNetwork } from '../sdk/src/chains/networks/toCaipNetwork.ts'
import { defaultServices } from '../sdk/src/foundation/options/defaultServices.ts'
import { resolveOptions } from '../sdk/src/foundation/options/resolveOptions.ts'

const network = toCaipNetwork(mainnet, {})
const options = resolveOptions({ projectId: 'your-project-id', networks: [mainnet] })
const store = <Value>(value: Value) => ({ getState: () => value })
const rules = getContentSecurityPolicy({
  _internal: {
    stores: {
      options: store(options),
      networks: store({
        activeNamespace: network.chainNamespace,
        active: network,
        isSupported: true,
        requested: [network],
      }),
    },
  },
})

const code = (sources: readonly string[]) => sources.map((source) => `\`${source}\``).join('<br>')
const rows = rules.flatMap(({ feature, sources }) =>
  Object.entries(sources).map(([directive, list]) => `| ${feature} | \`${directive}\` | ${code(list)} |`),
)

const page = `<!-- Written by docs/contentSecurityPolicy.test.ts from the defaults of the sdk. Rewrite: npx vitest run docs -u -->

# Content security policy

The kit runs under a strict policy. A page needs these directives, whatever features it uses:

\`\`\`text
default-src 'none';
script-src 'self';
style-src 'self' 'nonce-…';
base-uri 'none';
form-action 'self';
frame-ancestors 'none';
require-trusted-types-for 'script';
trusted-types 'none'
\`\`\`

Pass the nonce of the response as \`nonce\` to \`createAppKit\`. There is no \`unsafe-inline\`, no \`unsafe-eval\` and no Trusted Types policy to allow.

**Forbid being framed.** A page that shows a wallet can be laid under another one's buttons: send \`frame-ancestors 'none'\`, or the origins that may frame your app. The directive works as a header only, not in a \`meta\` element.

Each feature adds sources. With the default services and Ethereum:

| feature | directive | sources |
| --- | --- | --- |
${rows.join('\n')}

A feature that is switched off needs none of its sources. For your own options, print the list once (\`npm install @wallet-kit/react @wallet-kit/sdk\`):

\`\`\`ts
import { createAppKit } from '@wallet-kit/react'
import { mainnet } from '@wallet-kit/react/networks'
import { getContentSecurityPolicy } from '@wallet-kit/sdk/actions'

const kit = createAppKit({ projectId: 'your-project-id', networks: [mainnet] })
for (const { feature, sources } of getContentSecurityPolicy(kit)) console.log(feature, sources)
\`\`\`

Every view is tested under this policy, and every feature with the sources of the others removed (\`e2e/safety/contentSecurityPolicy.spec.ts\`).
`

describe('the documented policy', () => {
  // T28
  it('is the one of the sdk', async () => {
    expect(rows.length).toBeGreaterThan(5)
    await expect(page).toMatchFileSnapshot('guides/content-security-policy.md')
  })

  it('names every hosted service', () => {
    for (const address of Object.values(defaultServices))
      if (address)
        expect(page).toContain(new URL(address, 'https://own.example').host.replace('own.example', "'self'"))
  })

  // T18
  it('forbids that the page is framed', () => {
    expect(page).toContain("\nframe-ancestors 'none';\n")
  })

  // T28
  it('weakens nothing', () => {
    const policy = page.slice(page.indexOf('default-src'), page.indexOf('```\n\nPass'))
    expect(policy).not.toMatch(/unsafe|\*|https?:|'strict-dynamic'/)
    expect(rows.join()).not.toMatch(/unsafe|script-src|\*/)
  })
})
