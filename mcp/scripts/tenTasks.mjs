// `npm run mcp:tasks`: asks the server for ten tasks, as an agent would, puts the answers into files as they are, and
// compiles them. The last line is "N of 10".
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
// Below node_modules, so that packages resolve as in a host app, and git ignores the files.
const folder = join(root, 'node_modules/.cache/mcp-tasks')

/**
 * A task: what is asked, and a name that the code must use. `files` makes code from other tools than `get_example`.
 *
 * @typedef {{ title: string, uses: string, files?: () => Promise<Record<string, string>> }} Task
 */

/** @type {readonly Task[]} */
const tasks = [
  { title: 'connect button in a React header that shows the address', uses: 'ConnectButton' },
  { title: 'sign-in of visitors that my server verifies', uses: 'authSession' },
  { title: 'send a token to a name', uses: 'sendToken' },
  { title: 'swap tokens with a quote', uses: 'getSwapQuote' },
  { title: 'wagmi adapter configuration', uses: 'WagmiAdapter' },
  { title: 'test with Playwright and a scripted wallet', uses: 'installWallet' },
  { title: 'returning visitors account in the servers page with Next providers', uses: 'cookieStorage' },
  {
    title: 'Which values may themeMode have?',
    uses: 'themeMode',
    files: async () => {
      const { schema } = JSON.parse(await ask('get_option', { name: 'themeMode' }))
      const kits = schema.enum.map(
        (value) =>
          `createAppKit({ projectId: 'x', networks: [mainnet], themeMode: ${JSON.stringify(value)} })`,
      )
      return {
        'main.ts': `import { createAppKit } from '@wallet-kit/sdk'\nimport { mainnet } from '@wallet-kit/sdk/networks'\n${kits.join('\n')}\n`,
      }
    },
  },
  {
    title: 'What is "The request was declined in the wallet.", and how do I tell it apart?',
    uses: 'USER_REJECTED',
    files: async () => {
      const { code } = JSON.parse(
        await ask('get_error', { error: 'The request was declined in the wallet.' }),
      )
      return {
        'main.ts': `import { isWalletKitError } from '@wallet-kit/sdk/errors'\nexport const isDeclined = (error: unknown) => isWalletKitError(error, '${code}')\n`,
      }
    },
  },
  {
    title: 'Call every operation of the NFT service and of the wallet directory',
    uses: 'getWallets',
    files: async () => {
      const contracts = JSON.parse(await ask('list_contracts', {}))
      const wanted = contracts.filter(({ name }) => ['nft-service', 'wallet-directory'].includes(name))
      const files = {}
      for (const { name, operations } of wanted) {
        for (const operation of operations) await ask('get_operation', { contract: name, operation })
        files[`${name}.ts`] =
          `import { createClient, ${operations.join(', ')} } from '@wallet-kit/clients/${name}/client'\nexport const client = createClient({ baseUrl: 'https://example.com' })\nexport const operations = [${operations.join(', ')}]\n`
      }
      return files
    },
  },
]

const client = new Client({ name: 'ten-tasks', version: '0' })
await client.connect(
  new StdioClientTransport({ command: process.execPath, args: [join(root, 'mcp/src/main.ts')] }),
)

/** @type {(tool: string, parameters: Record<string, unknown>) => Promise<string>} */
async function ask(tool, parameters) {
  const { content, isError } = await client.callTool({ name: tool, arguments: parameters })
  if (isError) throw new Error(`${tool}: ${content[0]?.text}`)
  return content[0].text
}

/**
 * Code of `get_example`, under the names that it is imported by: of the first example, or of the next ones, that has the
 * wanted name in it, as an agent would go on reading.
 *
 * @type {(task: string, uses: string) => Promise<Record<string, string>>}
 */
async function exampleFiles(task, uses) {
  const { files, others } = JSON.parse(await ask('get_example', { task }))
  const further = files.at(-1).code.includes(uses) ? [] : others.slice(0, 2)
  let chosen = files
  for (const { id } of further) {
    const next = JSON.parse(await ask('get_example', { task: id })).files
    if (next.at(-1).code.includes(uses)) {
      chosen = next
      break
    }
  }
  return Object.fromEntries(
    chosen.map(({ file, code, language }) => [file ?? `src/main.${language}`, `${code}\nexport {}\n`]),
  )
}

rmSync(folder, { recursive: true, force: true })
const failures = new Map()
for (const [index, { title, uses, files }] of tasks.entries()) {
  const name = `task-${index + 1}`
  try {
    const answer = files ? await files() : await exampleFiles(title, uses)
    for (const [path, code] of Object.entries(answer)) {
      mkdirSync(dirname(join(folder, name, path)), { recursive: true })
      writeFileSync(join(folder, name, path), code)
    }
    if (!Object.values(answer).some((code) => code.includes(uses))) failures.set(name, `does not use ${uses}`)
  } catch (error) {
    failures.set(name, String(error))
  }
}
await client.close()

writeFileSync(
  join(folder, 'tsconfig.json'),
  JSON.stringify({
    extends: relative(folder, join(root, 'tsconfig.base.json')),
    compilerOptions: {
      noEmit: true,
      composite: false,
      incremental: false,
      jsx: 'react-jsx',
      types: ['node'],
      lib: ['es2023', 'dom', 'dom.iterable'],
    },
    include: ['**/*.ts', '**/*.tsx'],
  }),
)
const compiled = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], {
  encoding: 'utf8',
})
for (const line of compiled.stdout.split('\n')) {
  const [, name] = /(task-\d+)[/\\]/.exec(line) ?? []
  if (name) failures.set(name, line)
}
for (const [index, { title }] of tasks.entries()) {
  const failure = failures.get(`task-${index + 1}`)
  console.log(failure === undefined ? `✓ ${title}` : `✗ ${title}\n    ${failure}`)
}
// Errors without a file, such as a wrong configuration.
const isBroken = compiled.status !== 0 && failures.size === 0
if (isBroken) console.log(compiled.stdout)
console.log(`${tasks.length - failures.size} of ${tasks.length}`)
process.exitCode = failures.size > 0 || isBroken ? 1 : 0
