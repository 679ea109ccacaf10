import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { z } from 'zod'
import { keeperSchema } from './keeperConfiguration.ts'
import { rpIdMessage } from './logins.ts'
import { readConfiguration } from './readConfiguration.ts'
import { serviceSchema } from './serviceConfiguration.ts'

async function write(content: unknown) {
  const folder = await mkdtemp(join(tmpdir(), 'frame-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'frame.config.json')
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

async function read<Schema extends z.ZodType>(
  schema: Schema,
  content: unknown,
  environment: Readonly<Record<string, string>> = {},
) {
  const file = await write(content)
  const otherVariables = /^FRAME_(?:KEEPER_|SECRETS$)/
  return readConfiguration({
    schema,
    file,
    isFileNeeded: true,
    environment,
    prefix: 'FRAME_',
    otherVariables,
  })
}

const smtp = { host: 'mail.example', from: 'login@wallet.example' }

const mistakes: readonly (readonly [
  content: unknown,
  environment: Readonly<Record<string, string>>,
  problems: readonly string[],
])[] = [
  [{ orgin: 'https://a.example' }, {}, ['frame.config.json: orgin: unknown option']],
  [{ smtp: { ...smtp, prot: 25 } }, {}, ['frame.config.json: smtp.prot: unknown option']],
  [
    { origin: 'http://wallet.example' },
    {},
    ['frame.config.json: origin: must begin with https:// unless it is on this machine'],
  ],
  [
    { origin: 'https://wallet.example/' },
    {},
    ['frame.config.json: origin: must be an origin such as https://wallet.example'],
  ],
  [
    { hostOrigins: ['https://app.example', 'app.example'] },
    {},
    ['frame.config.json: hostOrigins.1: must be an origin such as https://wallet.example'],
  ],
  [
    { trustedProxies: ['10.0.0.0/33'] },
    {},
    ['frame.config.json: trustedProxies.0: must be an address or a network such as 10.0.0.0/8'],
  ],
  [
    { database: 'mysql://db/frame' },
    {},
    ['frame.config.json: database: must be the path of a file or begin with postgres://'],
  ],
  [
    { smtp: { port: '25' } },
    {},
    [
      'frame.config.json: smtp.host: is missing (or FRAME_SMTP_HOST)',
      'frame.config.json: smtp.port: expected number, received string',
      'frame.config.json: smtp.from: is missing (or FRAME_SMTP_FROM)',
    ],
  ],
  [
    { smtp: { ...smtp, user: 'login' } },
    {},
    ['frame.config.json: smtp.password: user and password belong together'],
  ],
  [
    { metrics: { port: 9100, hostname: '0.0.0.0' } },
    {},
    ['frame.config.json: metrics.token: is needed where others can reach the port'],
  ],
  [
    { keeperOrigin: 'http://localhost:4100' },
    {},
    [
      'frame.config.json: keeperOrigin: must not be the origin of the frame: the keeper is a party of its own',
    ],
  ],
  [
    { networks: [{ chainId: 1, name: 'Ethereum', nativeCurrency: {}, rpcUrl: 'ws://node' }] },
    {},
    [
      'frame.config.json: networks.0.nativeCurrency.symbol: is missing',
      'frame.config.json: networks.0.nativeCurrency.decimals: is missing',
      'frame.config.json: networks.0.rpcUrl: must be an http address',
    ],
  ],
  [{ smtp }, { FRAME_SMTP_PORT: 'abc' }, ['FRAME_SMTP_PORT: expected number, received string']],
  [{}, { FRAME_PROT: '1' }, ['FRAME_PROT: unknown variable']],
  [{}, { FRAME_MAILS_OVERALL: 'yes' }, ['FRAME_MAILS_OVERALL: expected number, received string']],
  [{}, { FRAME_NETWORKS: '[{}' }, ['FRAME_NETWORKS: expected array, received string']],
  [
    {},
    { FRAME_HOST_ORIGINS: 'https://app.example,nowhere' },
    ['FRAME_HOST_ORIGINS.1: must be an origin such as https://wallet.example'],
  ],
  [
    '{"port": 4100,\n"smtp": {"password": "hunter2"',
    {},
    ['frame.config.json: is no JSON (line 2 column 31)'],
  ],
  [
    { providers: { google: { issuer: 'https://a.example', clientId: 'a', clientSecret: 'b' } } },
    {},
    ['frame.config.json: providers.google: is the name of another login'],
  ],
  [
    { google: { clientId: 'a' } },
    {},
    ['frame.config.json: google.clientSecret: is missing (or FRAME_GOOGLE_CLIENT_SECRET)'],
  ],
  [
    { origin: 'https://wallet.app.example', passkeys: { rpId: 'other.example' } },
    {},
    [`frame.config.json: passkeys.rpId: ${rpIdMessage}`],
  ],
  [
    { origin: 'https://wallet.co.uk', passkeys: { rpId: 'co.uk' } },
    {},
    [`frame.config.json: passkeys.rpId: ${rpIdMessage}`],
  ],
  ['[]', {}, ['frame.config.json: must be a JSON object']],
]

test.each(mistakes)('%j with %j is refused', async (content, environment, problems) => {
  await expect(read(serviceSchema, content, environment)).rejects.toMatchObject({
    code: 'FRAME_CONFIGURATION_INVALID',
    message: `The frame cannot start: ${problems.join('\n  ')}`,
  })
})

// T26
test('all mistakes are said at once, and no value is repeated', async () => {
  const secret = 'a secret value'
  const content = { port: secret, smtp: { password: secret, port: secret }, providers: { google: secret } }
  const error: Error = await read(serviceSchema, content, { FRAME_METRICS_TOKEN: secret }).then(
    () => new Error('accepted'),
    (reason) => reason,
  )
  expect(error.message.split('\n').length).toBeGreaterThan(4)
  expect(error.message).not.toContain(secret)
})

test('the environment is over the file, which is over defaults', async () => {
  const content = { $schema: './frame.schema.json', port: 1, title: 'File', smtp: { ...smtp, port: 25 } }
  const environment = {
    FRAME_PORT: '2',
    FRAME_SMTP_PORT: '465',
    FRAME_SMTP_SECURE: 'true',
    FRAME_TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    FRAME_SOLANA_RPC_URL: 'https://node.example',
    FRAME_SOLANA_CAIP_NETWORK_ID: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    FRAME_KEEPER_PORT: '9',
  }
  expect(await read(serviceSchema, content, environment)).toMatchObject({
    origin: 'http://localhost:2',
    hostOrigins: ['http://localhost:3000', 'http://localhost:5173'],
    port: 2,
    title: 'File',
    smtp: { ...smtp, port: 465, secure: true },
    trustedProxies: ['10.0.0.0/8', '::1'],
    solana: { rpcUrl: 'https://node.example' },
  })
})

test.each([
  ['https://wallet.app.example', 'app.example'],
  ['https://wallet.app.example', 'wallet.app.example'],
  ['http://localhost:4100', 'localhost'],
])('passkeys of %s may have the RP id %s', async (origin, rpId) => {
  expect(await read(serviceSchema, { origin, passkeys: { rpId } })).toMatchObject({ passkeys: { rpId } })
})

test('elsewhere than on this machine, pages that may embed the frame have no default', async () => {
  expect((await read(serviceSchema, { origin: 'https://wallet.example' })).hostOrigins).toEqual([])
})

test('a file that was named must exist; the default one need not', async () => {
  const parameters = {
    schema: serviceSchema,
    file: '/nowhere/frame.config.json',
    environment: {},
    prefix: 'FRAME_',
    otherVariables: /^$/,
  }
  await expect(readConfiguration({ ...parameters, isFileNeeded: true })).rejects.toThrow(
    'frame.config.json: cannot be read (ENOENT)',
  )
  expect(await readConfiguration({ ...parameters, isFileNeeded: false })).toMatchObject({ port: 4100 })
})

test('the keeper names its own mistakes, and takes values from the process that starts it', async () => {
  await expect(read(keeperSchema, { origin: 'https://a.example', pageOrigins: [] })).rejects.toThrow(
    'frame.config.json: pageOrigins: Too small: expected array to have >=1 items',
  )
  const defaults = { origin: 'http://localhost:4101', pageOrigins: ['http://localhost:4100'] }
  const configuration = await readConfiguration({
    schema: keeperSchema,
    file: await write({ pageOrigins: ['http://localhost:5000'] }),
    isFileNeeded: true,
    environment: {},
    prefix: 'FRAME_KEEPER_',
    otherVariables: /^$/,
    defaults,
  })
  expect(configuration).toMatchObject({ ...defaults, pageOrigins: ['http://localhost:5000'], port: 4101 })
})
