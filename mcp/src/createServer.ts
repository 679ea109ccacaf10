import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { getOperation, readContracts } from './contracts.ts'
import { createSearch } from './createSearch.ts'
import type { Documents } from './documents.ts'
import { findError, readErrors } from './errorPages.ts'
import { examplesOf, withImportedFiles } from './examples.ts'
import { getOption, listOptions } from './options.ts'
import { answer, notFound } from './replies.ts'

/**
 * A server of the Model Context Protocol over the documents. Its tools only read; nothing is requested from any host.
 *
 * @param version of the package, which clients are told
 */
export function createServer({ pages, options }: Documents, version: string): McpServer {
  const server = new McpServer({ name: 'wallet-kit', version })
  const errors = readErrors(pages)
  const contracts = readContracts(pages)
  const examples = examplesOf(pages)
  const search = createSearch(pages)
  const searchExamples = createSearch(
    new Map(examples.map(({ id, title, about, code }) => [id, `# ${title}\n\n${about}\n\n${code}`])),
  )
  const annotations = { readOnlyHint: true, openWorldHint: false }

  server.registerTool(
    'search_docs',
    {
      description: 'Searches guides and reference of wallet-kit. Returns sections, best first.',
      inputSchema: { query: z.string().min(1).max(300), limit: z.number().int().min(1).max(20).default(5) },
      annotations,
    },
    ({ query, limit }) => {
      const found = search(query, limit).map(({ page, title, text }) => `## ${title}\n(${page})\n\n${text}`)
      return found.length > 0 ? answer(found.join('\n\n')) : notFound(`Nothing about "${query}".`, [])
    },
  )

  server.registerTool(
    'get_page',
    {
      description: 'A whole page of the documents, by its path, e.g. guides/connect.md.',
      inputSchema: { path: z.string().min(1).max(200) },
      annotations,
    },
    ({ path }) => {
      const text = pages.get(path.replace(/^(?:\.?\/)?(?:docs\/)?/, ''))
      const guides = [...pages.keys()].filter((page) => !page.startsWith('reference/'))
      return text === undefined ? notFound(`No page ${path}.`, guides) : answer(text)
    },
  )

  server.registerTool(
    'get_option',
    {
      description:
        'An option of createAppKit, e.g. themeMode or services.relay: meaning, default, JSON Schema.',
      inputSchema: { name: z.string().min(1).max(100) },
      annotations,
    },
    ({ name }) => {
      const option = getOption(options, name)
      return option ? answer(option) : notFound(`No option ${name}.`, listOptions(options))
    },
  )

  server.registerTool(
    'get_function',
    {
      description:
        'A hook, component or action by its name, e.g. useAppKitAccount or sendToken: parameters, result, errors, example.',
      inputSchema: { name: z.string().min(1).max(100) },
      annotations,
    },
    ({ name }) => {
      const found = [...pages].filter(
        ([page]) => /^reference\/(?:react|actions)\//.test(page) && page.endsWith(`/${name}.md`),
      )
      if (found.length > 0) return answer(found.map(([, text]) => text).join('\n'))
      return notFound(
        `No function ${name}.`,
        search(name, 5).map(({ page }) => page),
      )
    },
  )

  server.registerTool(
    'get_error',
    {
      description: 'An error by its code, number or message: what it means, and what to do.',
      inputSchema: { error: z.string().min(1).max(500) },
      annotations,
    },
    ({ error }) => {
      const found = findError(errors, error)
      return found
        ? answer(found)
        : notFound(
            `No error "${error}".`,
            errors.map(({ code }) => code),
          )
    },
  )

  server.registerTool(
    'list_contracts',
    {
      description:
        'The contracts of services, wallets, nodes and messages, with the names of their operations.',
      inputSchema: {},
      annotations,
    },
    () => answer(contracts),
  )

  server.registerTool(
    'get_operation',
    {
      description: 'One operation, method or message of a contract: request, replies, limits, examples.',
      inputSchema: { contract: z.string().min(1).max(100), operation: z.string().min(1).max(100) },
      annotations,
    },
    ({ contract, operation }) => {
      const found = getOperation(pages, contract, operation)
      if (found !== undefined) return answer(found)
      const known = contracts.find(({ name }) => name === contract)
      return notFound(
        `No operation ${operation} of ${contract}.`,
        known?.operations ?? contracts.map(({ name }) => name),
      )
    },
  )

  server.registerTool(
    'get_example',
    {
      description:
        'Code for a task, e.g. "sign in with Next" or "send a token": TypeScript that compiles, with the files that it imports. `others` are ids of further examples, which can be asked for as the task.',
      inputSchema: { task: z.string().min(1).max(300) },
      annotations,
    },
    ({ task }) => {
      const found = [...new Set([task, ...searchExamples(task, 6).map(({ page }) => page)])]
      const [example, ...others] = found.flatMap((id) => examples.find((each) => each.id === id) ?? [])
      if (!example)
        return notFound(`No example of "${task}".`, [
          ...new Set(examples.map(({ id }) => id.replace(/#.*/, ''))),
        ])
      const files = withImportedFiles(example, examples).map(({ id, title, file, language, code }) => {
        return { id, title, file, language, code }
      })
      return answer({ files, others: others.map(({ id, title }) => ({ id, title })) })
    },
  )

  return server
}
