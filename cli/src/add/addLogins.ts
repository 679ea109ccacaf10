import { join } from 'node:path'
import { parse } from 'jsonc-parser'
import { toAppName } from '../appName.ts'
import { runCommand } from '../packageManager.ts'
import type { AddContext } from './AddContext.ts'
import { ignoreFiles } from './project/ignoreFiles.ts'

/** Adds a frame of the app's own for logins: its package, a script that starts it, and the pages that may embed it. */
export function addLogins(context: AddContext): void {
  const { files, folder, packages, version, choices, manager } = context
  const { name = 'app' } = parse(packages.text)
  const settings = {
    title: toAppName(String(name).replace(/^@[^/]*\//, '')),
    hostOrigins: [3000, 4173, 5173].map((port) => `http://localhost:${port}`),
    ...(choices.logins.includes('passkey') ? { passkeys: { rpId: 'localhost' } } : {}),
  }
  packages.add('@wallet-kit/frame', `^${version}`, 'devDependencies')
  packages.addScript('frame', 'frame')
  files.edit(join(folder, 'frame.config.json'), (text) =>
    text === '' ? `${JSON.stringify(settings, null, 2)}\n` : text,
  )
  ignoreFiles(context, ['frame.sqlite*', 'keeper.sqlite*', '*.secrets.json'])
  context.addStep(`${runCommand(manager, 'frame')}, in a terminal of its own: the logins`)
  context.addStep(
    `In production the frame has an origin of its own (docs/guides/hosting-the-frame.md): write it into \`services\``,
  )
}
