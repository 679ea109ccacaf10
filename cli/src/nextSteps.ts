import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { missingNode } from './missingNode.ts'
import { type PackageManager, runCommand } from './packageManager.ts'

export interface NextStepsParameters {
  readonly workingDirectory: string
  /** Folder of the new app. */
  readonly folder: string
  readonly manager: PackageManager
  /** Version of the running Node, e.g. `v22.18.0`. */
  readonly nodeVersion: string
  readonly isInstalled: boolean
  /** Whether the app has a frame for logins. */
  readonly hasFrame: boolean
}

/** Commands that install and start the new app, and what its `.env` still needs. */
export function nextSteps({
  workingDirectory,
  folder,
  manager,
  nodeVersion,
  isInstalled,
  hasFrame,
}: NextStepsParameters): readonly string[] {
  const path = relative(workingDirectory, folder)
  const environment = existsSync(join(folder, '.env')) ? readFileSync(join(folder, '.env'), 'utf8') : ''
  const [, idVariable, projectId] = /^(\w*PROJECT_ID)=(.*)$/m.exec(environment) ?? []
  const node = missingNode(folder, nodeVersion)
  return [
    ...(node ? [`Install Node ${node} or newer: this app does not run on ${nodeVersion}.`, ''] : []),
    ...(path === '' ? [] : [`cd ${path}`]),
    ...(isInstalled ? [] : [`${manager} install`]),
    ...(hasFrame ? [`${runCommand(manager, 'frame')}   (in a terminal of its own: the logins)`] : []),
    runCommand(manager, 'dev'),
    // An app without a page has no such variable.
    ...(idVariable === undefined ? [] : pageSteps(manager, idVariable, projectId)),
  ]
}

function pageSteps(
  manager: PackageManager,
  idVariable: string,
  projectId: string | undefined,
): readonly string[] {
  return [
    '',
    'Wallets that are installed in the browser connect now.',
    ...(projectId
      ? [`Phones and the wallet list use the project id in .env (${idVariable}).`]
      : [
          'Phones and the wallet list need a project id (https://dashboard.reown.com):',
          `put it into .env as ${idVariable}.`,
        ]),
    'To work offline and without a wallet, run the sandbox (npm start in a clone of wallet-kit)',
    `and then ${runCommand(manager, 'offline')}.`,
  ]
}
