import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Title and summary that begin both files, as https://llmstxt.org has it. */
const summary = `# wallet-kit

> Wallet connection and sign-in for websites: a React modal, hooks, a headless core, a sign-in server, and a compiler for OpenAPI contracts. EVM networks and Solana. Every service is a public contract and can be self-hosted or left out.`

/**
 * \`llms.txt\`: the tables of \`docs/README.md\` as lists of links. Reference pages come last, as optional ones.
 *
 * @param index text of \`docs/README.md\`
 */
export function llmsIndex(index: string): string {
  const groups = index
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n')
      const links = lines.flatMap((line) => {
        const [, label, path, purpose] =
          /^\| \[([^\]]+)\]\(([^)#]+\.md)\)\s*\|\s*(.*?)\s*\|$/.exec(line) ?? []
        return label === undefined ? [] : [`- [${label}](${path}): ${purpose}`]
      })
      return { title: title.trim() === 'Reference' ? 'Optional' : title.trim(), links }
    })
    .filter(({ links }) => links.length > 0)
    .sort((a, b) => Number(a.title === 'Optional') - Number(b.title === 'Optional'))
  const sections = groups.map(({ title, links }) => `## ${title}\n\n${links.join('\n')}`)
  return `${[summary, ...sections].join('\n\n')}\n`
}

/** \`llms-full.txt\`: the pages that are written by hand, one after the other, in the order of the index. */
export function llmsFull(root: string): string {
  const docs = join(root, 'docs')
  const index = readFileSync(join(docs, 'README.md'), 'utf8')
  const listed = [...llmsIndex(index).matchAll(/\]\(([^)]+\.md)\)/g)].map(([, path = '']) => path)
  const written = new Set(
    globSync(['*.md', 'guides/**/*.md'], { cwd: docs }).map((path) => path.replaceAll('\\', '/')),
  )
  // Lists of tests, which say nothing about use.
  for (const page of ['threats.md', 'errors.md', 'README.md']) written.delete(page)
  const pages = listed
    .filter((path) => written.has(path))
    .map((path) => {
      const folder = posix.dirname(path)
      const text = readFileSync(join(docs, path), 'utf8').replaceAll(
        /\]\((?![a-z]+:|#)([^)\s]+)\)/g,
        (_, address: string) => `](${posix.join(folder, address)})`,
      )
      return `<!-- ${path} -->\n\n${text.trim()}`
    })
  return `${[summary, ...pages].join('\n\n')}\n`
}
