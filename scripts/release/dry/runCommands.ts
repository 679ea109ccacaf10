import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lastLines } from '../../bootstrap/lastLines.mjs'
import { repositoryRoot } from '../../bootstrap/repositoryRoot.mjs'
import { run } from '../../bootstrap/run.mjs'
import type { PackedPackage } from '../../packages/packAll.ts'

interface Command {
  /** Folder of the package in the repository. */
  readonly folder: string
  readonly args: readonly string[]
  /** A file that it writes into the app, or what it prints. */
  readonly writes?: string
  readonly prints?: RegExp
}

/** A contract of the repository, below its folder of schemas, which it refers to. */
const contract = 'schemas/services/nft-service.openapi.yaml'

const commands: readonly Command[] = [
  { folder: 'cli', args: ['my-app', '--yes'], writes: 'my-app/package.json' },
  { folder: 'codegen', args: [contract, '-o', 'api', '-t', 'all'], writes: 'api/nft-service/client.ts' },
  { folder: 'frame', args: ['schema'], prints: /"\$schema"|"properties"/ },
]

/** Uses each command of the packed packages once; returns what failed, a line each. */
export async function runCommands(
  node: string,
  app: string,
  packed: readonly PackedPackage[],
): Promise<readonly string[]> {
  cpSync(join(repositoryRoot, 'schemas'), join(app, 'schemas'), { recursive: true })
  const problems: string[] = []
  for (const { folder, args, writes, prints } of commands) {
    const program = programOf(app, packed, folder)
    if (!program) continue
    const { code, output } = await run(node, [program, ...args], { cwd: app })
    const isDone = (!writes || existsSync(join(app, writes))) && (!prints || prints.test(output))
    if (code !== 0 || !isDone) problems.push(`${folder} ${args.join(' ')}: ${lastLines(output)}`)
  }
  const server = programOf(app, packed, 'mcp')
  return server ? [...problems, ...(await askDocuments(node, app, server))] : problems
}

/** File of a package's command, where the package is installed. */
function programOf(app: string, packed: readonly PackedPackage[], folder: string): string | undefined {
  const { manifest } = packed.find((one) => one.folder === folder) ?? {}
  const [file] = Object.values(manifest?.bin ?? {})
  return manifest && file ? join(app, 'node_modules', manifest.name, file) : undefined
}

/** Asks the server of the documents for an error, by the client that comes with it. */
async function askDocuments(node: string, app: string, server: string): Promise<readonly string[]> {
  const script = join(app, 'askDocuments.mjs')
  writeFileSync(
    script,
    `import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
const client = new Client({ name: 'release', version: '0' })
await client.connect(new StdioClientTransport({ command: process.execPath, args: [${JSON.stringify(server)}] }))
const { content } = await client.callTool({ name: 'get_error', arguments: { error: 'USER_REJECTED' } })
console.log(content[0].text)
await client.close()
`,
  )
  const { output } = await run(node, [script], { cwd: app })
  return output.includes('1202') ? [] : [`mcp: ${lastLines(output)}`]
}
