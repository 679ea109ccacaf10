import { describe, expect, test } from 'vitest'
import { sentContent } from '../layout/operationFacts.ts'
import type { Operation } from '../model/operation.ts'
import type { Property, Schema } from '../model/schema.ts'
import { compileContracts, httpContracts } from '../testing/compileContracts.ts'

// Every call of the product's specification, compared with the contracts. Duplicated on purpose, so that the test fails
// when a contract loses or renames a call, a parameter, a field or a reply.

interface Call {
  /** Parameters beside those of the path and those of every call, required ones with an exclamation mark. */
  readonly accepts?: string
  /** Fields of the body, and the media type that it is sent with. Ways of spelling it are separated by a bar. */
  readonly body?: string
  readonly as?: string
  readonly answers: string
}

const usual = '200 400 401 429 500 503'

const calls: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  'data-service': {
    'get /v1/supported-chains': { answers: usual },
    'get /v1/identity/{address}': { accepts: 'sender useCache', answers: usual },
    'get /v1/account/{account}/history': { accepts: 'cursor onramp chainId currency', answers: usual },
    'get /v1/account/{address}/balance': {
      accepts: 'currency! chainId forceUpdate X-Sdk-Type X-Sdk-Version',
      answers: '200 202 400 401 429 500 503',
    },
    'get /v1/convert/quotes': { accepts: 'amount! userAddress from! to! gasPrice', answers: usual },
    'get /v1/convert/tokens': { accepts: 'chainId! address', answers: usual },
    'get /v1/convert/allowance': { accepts: 'tokenAddress! userAddress!', answers: usual },
    'get /v1/convert/gas-price': { accepts: 'chainId!', answers: usual },
    'get /v1/convert/build-approve': { accepts: 'userAddress from! to! amount', answers: usual },
    'post /v1/convert/build-transaction': {
      body: 'projectId! amount! from! to! userAddress! eip155 disableEstimate',
      as: 'application/json',
      answers: '200 400 401 422 429 500 503',
    },
    'post /v1/fungible/price': {
      body: 'projectId! currency! addresses!',
      as: 'application/json',
      answers: '200 400 401 422 429 500 503',
    },
    'post /v1/generators/onrampurl': {
      body: 'destinationWallets! partnerUserId! defaultNetwork defaultExperience presetCryptoAmount presetFiatAmount handlingRequestedUrls',
      as: 'text/plain',
      answers: '200 400 401 422 429 500 503',
    },
    'get /v1/onramp/options': { answers: '200 400 401 404 429 500 503' },
    'post /v1/onramp/quote': {
      body: 'purchaseCurrency! paymentCurrency! amount! network!',
      as: 'text/plain',
      answers: '200 400 401 404 429 500 503',
    },
    'get /v1/onramp/buy/options': {
      accepts: 'country! subdivision',
      answers: '200 400 401 404 429 500 503',
    },
    'get /v1/onramp/buy/quotes': {
      accepts:
        'purchaseCurrency! purchaseNetwork paymentAmount! paymentCurrency! paymentMethod! country! subdivision',
      answers: '200 400 401 404 429 500 503',
    },
    'get /v1/sessions/{address}': { answers: usual },
    'post /v1/sessions/{address}/revoke': {
      body: 'pci! signature!',
      as: 'text/plain',
      answers: '200 400 401 422 429 500 503',
    },
  },
  'name-service': {
    'get /v1/profile/account/{name}': { accepts: 'apiVersion', answers: '200 400 401 404 429 500 503' },
    'get /v1/profile/reverse/{address}': {
      accepts: 'sender apiVersion',
      answers: '200 400 401 404 429 500 503',
    },
    'get /v1/profile/suggestions/{name}': { accepts: 'zone!', answers: usual },
    'post /v1/profile/account': {
      body: 'coin_type! address! message! signature! | coinType! address! message! signature!',
      as: 'application/json',
      answers: '200 400 401 422 429 500 503 2XX',
    },
  },
  'nft-service': {
    'get /v1/account/{address}/nfts': { accepts: 'cursor chainId', answers: usual },
  },
  'wallet-directory': {
    'get /getWallets': {
      accepts: 'page entries chains include exclude search badge_type badge names rdns include_pay_only sort',
      answers: '200 400 401 403 429 5XX',
    },
    'get /getWalletImage/{imageId}': { answers: '200 400 401 403 404 429 5XX' },
    'get /public/getAssetImage/{imageId}': { answers: '200 400 404 429 5XX' },
    'get /public/getCurrencyImage/{currencyId}': { answers: '200 400 404 429 5XX' },
    'get /public/getTokenImage/{symbol}': { answers: '200 400 404 429 5XX' },
    'get /getAnalyticsConfig': { answers: '200 400 401 403 429 5XX' },
  },
  'auth-session': {
    'get /session': { answers: '200 429 5XX' },
    'post /session': { body: 'csrfToken! data!', as: 'application/json', answers: '200 400 429 5XX' },
    'get /csrf': { answers: '200 429 5XX' },
    'get /providers': { answers: '200 429 5XX' },
    'post /nonce': { answers: '200 429 5XX' },
    'post /signin/{provider}': {
      accepts: 'X-Auth-Return-Redirect authorizationParams',
      body: 'csrfToken! callbackUrl! json',
      as: 'application/x-www-form-urlencoded',
      answers: '200 302 400 429 5XX',
    },
    'post /callback/{provider}': {
      accepts: 'X-Auth-Return-Redirect authorizationParams',
      body: 'csrfToken! callbackUrl! json message signature link',
      as: 'application/x-www-form-urlencoded',
      answers: '200 302 400 401 429 5XX',
    },
    'post /signout': {
      accepts: 'X-Auth-Return-Redirect',
      body: 'csrfToken! callbackUrl! json',
      as: 'application/x-www-form-urlencoded',
      answers: '200 302 400 429 5XX',
    },
  },
  analytics: {
    'post /e': {
      body: 'eventId! url! domain! timestamp! props!',
      as: 'text/plain',
      answers: '400 403 413 429 2XX 5XX',
    },
    'post /batch': { body: 'list', as: 'text/plain', answers: '400 403 413 429 2XX 5XX' },
  },
  'rpc-proxy': {
    'post /v1': {
      accepts: 'chainId! providerId sessionId source',
      body: 'jsonrpc! id method! params | list',
      as: 'text/plain',
      answers: '200 204 400 401 429 500 503',
    },
    'post /v1/bundler': {
      accepts: 'chainId! bundler',
      body: 'jsonrpc! id! method! params',
      as: 'application/json',
      answers: '200 400 401 422 429 500 503',
    },
    'post /v1/wallet': {
      accepts: 'source',
      body: 'jsonrpc! id method! params',
      as: 'application/json',
      answers: '200 400 401 429 500 503',
    },
  },
}

/** Parameters that identify the caller; the last of the related services has no pairing client. */
const everyCall: Readonly<Record<string, string>> = {
  'data-service': 'projectId st sv clientId',
  'name-service': 'projectId st sv clientId',
  'nft-service': 'projectId st sv clientId',
  'rpc-proxy': 'projectId st sv clientId',
  'wallet-directory': 'projectId st sv',
  analytics: 'projectId st sv',
  'auth-session': '',
}

const { httpServices, load } = compileContracts(httpContracts)

function marked({ name, required }: Pick<Property, 'name' | 'required'>): string {
  return required ? `${name}!` : name
}

function fieldsOf(schema: Schema | undefined): string | undefined {
  switch (schema?.kind) {
    case 'reference':
      return fieldsOf(schema.model.schema)
    case 'union':
      return schema.members.map(fieldsOf).join(' | ')
    case 'array':
      return 'list'
    case 'object':
      return schema.properties.map(marked).join(' ')
    default:
      return undefined
  }
}

/** The same, in an order that does not matter. */
function sorted(text: string | undefined): string | undefined {
  return text
    ?.split(' | ')
    .map((way) => way.split(' ').sort().join(' '))
    .join(' | ')
}

function described(operation: Operation): Call {
  const own = operation.parameters.filter((parameter) => parameter.in !== 'path' && !parameter.everyCall)
  const content = sentContent(operation)
  return {
    answers: operation.replies.map(({ status }) => String(status)).join(' '),
    ...(own.length > 0 && { accepts: sorted(own.map(marked).join(' ')) }),
    ...(content && { body: sorted(fieldsOf(content.schema)), as: content.mediaType }),
  } as Call
}

describe.each(httpServices)('$name', ({ name, operations }) => {
  const expected = Object.entries(calls[name] ?? {})

  test('has the calls of the specification, no more and no less', () => {
    const own = operations.map(({ method, path }) => `${method} ${path}`)
    expect(own.toSorted()).toEqual(expected.map(([call]) => call).toSorted())
  })

  test.each(expected)('%s', (call, { accepts, body, ...rest }) => {
    const operation = operations.find(({ method, path }) => `${method} ${path}` === call)
    expect(operation && described(operation)).toEqual({
      ...rest,
      ...(accepts && { accepts: sorted(accepts) }),
      ...(body && { body: sorted(body) }),
    })
  })

  test('identifies the caller in every call', () => {
    for (const { parameters } of operations) {
      const own = parameters.filter((parameter) => parameter.everyCall).map((parameter) => parameter.name)
      expect(own.join(' ')).toBe(everyCall[name])
    }
  })
})

test('JSON that is sent as text, to avoid a preflight, is declared as such', async () => {
  const { createClient, revokeSmartSession } = await load('data-service/client.ts')
  const sent: Request[] = []
  const client = (createClient as (options: object) => unknown)({
    baseUrl: 'https://data.example',
    fetch: async (request: Request) => {
      sent.push(request)
      return new Response()
    },
  })
  const body = { pci: '8f14e45f', signature: '0x5c5c' }
  const path = { address: 'eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }
  await (revokeSmartSession as (...given: unknown[]) => Promise<unknown>)(client, { path, body })
  expect(sent[0]?.headers.get('content-type')).toMatch(/^text\/plain\b/)
  expect(await sent[0]?.json()).toEqual(body)
})

test('what the app adds to its sessions is kept', async () => {
  const { createClient, getSession } = await load('auth-session/client.ts')
  const session = {
    user: { name: 'Alice', role: 'editor' },
    expires: '2030-01-01T00:00:00.000Z',
    plan: { seats: 3 },
  }
  const client = (createClient as (options: object) => unknown)({
    baseUrl: 'https://app.example/api/auth',
    fetch: async () => Response.json(session),
  })
  expect(await (getSession as (of: unknown) => Promise<unknown>)(client)).toEqual(session)
})
