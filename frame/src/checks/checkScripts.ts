import { toIntegrity } from '../pageFiles/toIntegrity.ts'
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
  const elements = html.match(/<script\b[\s\S]*?<\/script>/gi) ?? []
  const released = pageScripts({ entry: 'main.js', integrity }).elements
  const findings = [
    ...(JSON.stringify(elements) === JSON.stringify(released)
      ? []
      : [problem('page', 'It loads other scripts than the page of this release', changed)]),
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
