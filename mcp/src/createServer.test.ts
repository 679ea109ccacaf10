import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { createServer } from './createServer.ts'
import { readDocuments } from './documents.ts'

const client = new Client({ name: 'test', version: '0' })

beforeAll(async () => {
  const [near, far] = InMemoryTransport.createLinkedPair()
  await createServer(readDocuments(), '0.1.0').connect(far)
  await client.connect(near)
})

/** Calls a tool and returns its text. */
async function ask(name: string, parameters: Record<string, unknown>) {
  const { content, isError } = await client.callTool({ name, arguments: parameters })
  const [first] = content as { text: string }[]
  return { text: first?.text ?? '', isError: isError ?? false }
}

describe('the server', () => {
  it('finds the guide of a task', async () => {
    const { text } = await ask('search_docs', { query: 'right to left languages', limit: 3 })
    expect(text).toContain('guides/languages.md')
  })

  it('returns a page, and names the pages where there is none', async () => {
    expect((await ask('get_page', { path: 'docs/guides/connect.md' })).text).toMatch(/^# Connect\n/)
    const none = await ask('get_page', { path: '../package.json' })
    expect(none.isError).toBe(true)
    expect(none.text).toContain('guides/connect.md')
  })

  it('describes an option inside of another, without references', async () => {
    const option = JSON.parse((await ask('get_option', { name: 'services.relay' })).text)
    expect(option).toMatchObject({ name: 'services.relay', isRequired: false })
    expect(option.description).toContain('wss:')
    expect((await ask('get_option', { name: 'features' })).text).not.toContain('$ref')
    expect((await ask('get_option', { name: 'constructor' })).isError).toBe(true)
  })

  it.each(['USER_REJECTED', '1202', 'Error: The request was declined in the wallet. (1202)'])(
    'knows the error of "%s"',
    async (error) => {
      expect(JSON.parse((await ask('get_error', { error })).text)).toMatchObject({
        code: 'USER_REJECTED',
        number: 1202,
      })
    },
  )

  it('knows a message with something filled in', async () => {
    const { text } = await ask('get_error', { error: 'Please try again after 30 seconds' })
    expect(JSON.parse(text).code).toBe('EMAIL_LOGIN_COOLDOWN')
  })

  it('has every error of the catalogue', async () => {
    const { text } = await ask('get_error', { error: 'no such error at all' })
    const pages = [...readDocuments().pages.keys()].filter((page) =>
      /^reference\/errors\/(?!README)/.test(page),
    )
    expect(text.split(': ')[1]?.split(', ')).toHaveLength(pages.length)
  })

  it('describes hooks and actions', async () => {
    expect((await ask('get_function', { name: 'sendToken' })).text).toContain(
      "from '@wallet-kit/sdk/actions'",
    )
    expect((await ask('get_function', { name: 'AppKitProvider' })).text).toContain('@wallet-kit/react/mui')
    expect((await ask('get_function', { name: '../README' })).isError).toBe(true)
  })

  it('describes operations by their name on the wire', async () => {
    const contracts = JSON.parse((await ask('list_contracts', {})).text)
    const directory = contracts.find(({ name }: { name: string }) => name === 'wallet-directory')
    expect(directory.operations).toContain('getWallets')
    expect((await ask('get_operation', { contract: 'ethereum', operation: 'eth_call' })).text).toMatch(
      /^### `eth_call`/,
    )
    const none = await ask('get_operation', { contract: 'wallet-directory', operation: 'nothing' })
    expect([none.isError, none.text.includes('getWallets')]).toEqual([true, true])
  })

  it('returns code with the files that it imports', async () => {
    const { files, others } = JSON.parse(
      (await ask('get_example', { task: 'send a token and resolve its recipient' })).text,
    )
    expect(files.map(({ file }: { file?: string }) => file)).toContain('src/kit.ts')
    expect(files.at(-1).code).toContain('sendToken')
    const other = JSON.parse((await ask('get_example', { task: others[0].id })).text)
    expect(other.files.at(-1).id).toBe(others[0].id)
  })
})
