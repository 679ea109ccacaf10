import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { npm } from '../bootstrap/npm.mjs'
import type { FreshApp } from './freshApps.ts'
import type { RunTool } from './runTool.ts'

/** No package may need an install script. */
const installFlags = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']

/** Makes an app by its generator, installs and builds it, and commits it to a repository. Returns its folder. */
export async function makeFreshApp(folder: string, app: FreshApp, runTool: RunTool): Promise<string> {
  const path = join(folder, app.name)
  if ('by' in app.made) {
    const { command, args } = npm()
    const { by } = app.made
    await runTool(folder, command, [...args, 'exec', '--yes', '--', by, ...app.made.args(app.name)])
  } else {
    for (const [name, text] of Object.entries(app.made.files)) {
      const file = join(path, name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  }
  if (app.fonts) replaceFonts(join(path, app.fonts))
  const { command, args } = npm()
  await runTool(path, command, [...args, 'install', ...installFlags])
  // Changes that a first build makes by itself are none of the kit.
  for (const program of app.build) await runTool(path, 'node', program)
  for (const arguments_ of [['init', '--quiet'], ['add', '--all'], commit])
    await runTool(path, 'git', arguments_)
  return path
}

function replaceFonts(file: string): void {
  const text = readFileSync(file, 'utf8')
  const replaced = text.replace(
    /import \{ Geist, Geist_Mono \} from "next\/font\/google";/,
    'const Geist = () => ({ variable: "font" });\nconst Geist_Mono = Geist;',
  )
  if (replaced === text) throw new Error(`${file} has other fonts.`)
  writeFileSync(file, replaced.replaceAll(/(= Geist(_Mono)?\()\{[^}]*\}\)/g, '$1)'))
}

const commit = [
  '-c',
  'user.name=Add',
  '-c',
  'user.email=add@app.example',
  'commit',
  '--quiet',
  '--message=The app as it was made',
]
