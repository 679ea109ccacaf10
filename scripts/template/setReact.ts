import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const versions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  18: { react: '18.3.1', 'react-dom': '18.3.1', '@types/react': '18.3.27', '@types/react-dom': '18.3.7' },
}

/** Replaces the version of React in an app's `package.json`. */
export function setReact(app: string, major: string): void {
  const path = join(app, 'package.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  for (const group of [manifest.dependencies, manifest.devDependencies])
    for (const [name, version] of Object.entries(versions[major] ?? {}))
      if (group?.[name]) group[name] = version
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`)
}
