import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { UsageError } from '../UsageError.ts'
import type { Finding } from './Finding.ts'
import { loadNeeds, type Needs } from './options/loadKit.ts'
import { readOptions } from './options/readOptions.ts'
import { checkPage } from './page/checkPage.ts'
import { readPage } from './page/readPage.ts'
import { checkBuild } from './project/checkBuild.ts'
import { checkPackages } from './project/checkPackages.ts'
import { checkChains } from './services/checkChains.ts'
import { checkFrame } from './services/checkFrame.ts'
import { checkServices } from './services/checkServices.ts'
import { checkSignIn } from './services/checkSignIn.ts'
import { reasonOf } from './services/reasonOf.ts'

/** Values of `create-wallet-kit doctor`. */
export interface DoctorOptions {
  /** Folder of the project, relative to the working directory. */
  readonly folder: string
  /** Address of the running page. */
  readonly url: string | undefined
  /** Folder of the build, relative to the project. */
  readonly build: string | undefined
  /** Base address of the sign-in server. Default: `/api/auth` at the page's origin. */
  readonly auth: string | undefined
  readonly json: boolean
}

export interface DoctorParameters {
  readonly options: DoctorOptions
  readonly workingDirectory: string
  /** As `process.version`. */
  readonly nodeVersion: string
}

/**
 * Looks for what keeps the kit from working in a project: its packages and build, and where it runs, its headers, services
 * and networks. It changes nothing.
 *
 * @throws {UsageError} where the folder has no package.json
 */
export async function doctor(parameters: DoctorParameters): Promise<readonly Finding[]> {
  const { options, workingDirectory, nodeVersion } = parameters
  const folder = resolve(workingDirectory, options.folder)
  if (!existsSync(join(folder, 'package.json'))) throw new UsageError(`${folder} has no package.json.`)
  const [needs, aboutOptions] = await readNeeds(folder)
  return [
    ...checkPackages(folder, nodeVersion),
    ...checkBuild(folder, options.build),
    ...aboutOptions,
    ...(needs ? await checkChains(needs) : []),
    ...(await checkRunning(options, needs)),
  ]
}

async function readNeeds(folder: string): Promise<[Needs | undefined, readonly Finding[]]> {
  const options = readOptions(folder)
  if (!options) {
    const text = 'No call of createAppKit was found, so its options were not checked.'
    return [undefined, [{ id: 'options/none', level: 'note', text }]]
  }
  const { file, unread } = options
  try {
    const needs = await loadNeeds(folder, options)
    const rest =
      unread.length > 0 ? `; only the running app knows ${unread.join(', ')}, so defaults stand for them` : ''
    const isComplete = unread.length === 0
    return [
      needs,
      [{ id: 'options/read', level: isComplete ? 'ok' : 'note', text: `Options of ${file}${rest}` }],
    ]
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const text = `The kit does not take the options of ${file}: ${reason}`
    return [
      undefined,
      [{ id: 'options/refused', level: 'error', text, remedy: 'Correct what the message names.' }],
    ]
  }
}

async function checkRunning(
  { url, auth }: DoctorOptions,
  needs: Needs | undefined,
): Promise<readonly Finding[]> {
  if (url === undefined) {
    const services = needs ? await checkServices(needs, undefined) : []
    const text = 'No page was named, so headers, logins and sign-in were not checked.'
    return [...services, { id: 'page/none', level: 'note', text, remedy: 'Start the app, and pass --url.' }]
  }
  try {
    const page = await readPage(url)
    const checks = await Promise.all([
      needs ? checkServices(needs, page.url) : [],
      needs ? checkFrame(needs, page.url) : [],
      checkSignIn(page.url, auth),
    ])
    return [...checkPage(page, needs), ...checks.flat()]
  } catch (error) {
    return [
      {
        id: 'page/reach',
        level: 'error',
        text: `${url} cannot be read: ${reasonOf(error)}.`,
        remedy: 'Start the app, and pass its address.',
      },
    ]
  }
}
