import { toIntegrity } from '../pageFiles/toIntegrity.ts'
import { framePageEntry } from '../pages/framePageHtml.ts'
import { pageScripts } from '../pages/pageScripts.ts'
import { ask } from './ask.ts'
import { type Finding, ok, problem } from './Finding.ts'

interface CheckScriptsParameters {
  readonly origin: string
  /** The page as it is served. */
  readonly html: string
  /** Hash of each script of this release by file name. */
  readonly integrity: Readonly<Record<string, string>>
}

const changed =
  'Check with the release that serves. If it is this one, find out who changed it: the page decides what visitors sign'

/** Whether the page loads the scripts of this release and no others, each as it was released. */
export async function checkScripts({
  origin,
  html,
  integrity,
}: CheckScriptsParameters): Promise<readonly Finding[]> {
  const findings = [
    ...checkElements({ name: '/sdk', entry: framePageEntry, html, integrity }),
    ...(
      await Promise.all(
        Object.entries(integrity).map(([name, hash]) => checkScript(`${origin}/scripts/${name}`, hash)),
      )
    ).flat(),
  ]
  return findings.length > 0
    ? findings
    : [ok('page', `Its ${Object.keys(integrity).length} scripts are those of this release`)]
}

/** The script elements of a page, which load the others by their hashes. */
export function checkElements(page: {
  /** Path, for the operator. */
  readonly name: string
  /** File name of the module that it loads first. */
  readonly entry: string
  readonly html: string
  readonly integrity: Readonly<Record<string, string>>
}): readonly Finding[] {
  const { name, entry, html, integrity } = page
  const elements = html.match(/<script\b[\s\S]*?<\/script>/gi) ?? []
  const released = pageScripts({ entry, integrity }).elements
  if (JSON.stringify(elements) === JSON.stringify(released)) return []
  return [problem('page', `${name} loads other scripts than that of this release`, changed)]
}

async function checkScript(url: string, hash: string): Promise<readonly Finding[]> {
  const reply = await ask(url)
  const status = typeof reply === 'string' ? reply : reply.status
  const type = typeof reply === 'string' ? null : reply.headers.get('content-type')
  // Browsers run no module of another type.
  if (typeof reply === 'string' || status !== 200 || !/^(?:text|application)\/javascript\b/.test(type ?? ''))
    return [
      problem(
        'page',
        `Browsers do not run ${url} (${status}, ${type ?? 'no type'})`,
        'Let the proxy pass all paths on to the service, with their types',
      ),
    ]
  if (toIntegrity(await reply.text()) === hash) return []
  return [problem('page', `${url} is not the script of this release`, changed)]
}
