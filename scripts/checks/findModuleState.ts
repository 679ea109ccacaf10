import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from './Finding.ts'
import { isTestFile } from './isTestFile.ts'
import { sourceFiles } from './sourceFiles.ts'

const packages: readonly string[] = ['sdk/src', 'ui/src']

/** Variables, and containers that are empty at first, outside of all functions. */
const state =
  /^(?:export )?(?:(?:let|var) (?<variable>\w+)|const (?<container>\w+)(?:: [^=]+)? = (?:new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\)|\[\]|\{\}))/
const isReadonly = /^(?:export )?const \w+: (?:readonly |Readonly|[A-Z]\w+ = \{\})/

/** Files that hold state of the page, and why: section State of ARCHITECTURE.md. */
const admitted: ReadonlyMap<string, string> = new Map([
  ['sdk/src/wallets/connectors/pairing/loadPairingClient.ts', 'kits of a page share links to relays'],
  ['ui/src/kit/instance/lastAppKit.ts', 'hooks outside a provider'],
  ['ui/src/kit/session/pageSession.ts', 'signing in outside React'],
  ['ui/src/foundation/styles/sheet.ts', 'modals of a page share a style sheet'],
  ['ui/src/kit/look/useHostLook.ts', 'code that is loaded stays loaded'],
  ['ui/src/kit/hooks/headlessWallets.ts', 'weak, by kit'],
  ['ui/src/kit/look/syncButtonTheme.ts', 'weak, by kit'],
  ['sdk/src/wallets/directory/hasDoubtfulName.ts', 'results of a pure function'],
  ['ui/src/foundation/format/intlFormatters.ts', 'results of a pure function'],
  ['sdk/src/testing/page/installStandardWallet.ts', 'numbers of test wallets'],
  ['sdk/src/testing/pairing/createPairingWallet.ts', 'numbers of test wallets'],
])

/** State outside of an instance, which two kits of a page would share and `destroy` would leave. Tests are exempt. */
export function findModuleState(root: string): readonly Finding[] {
  return packages.flatMap((home) =>
    sourceFiles(join(root, home))
      .filter((path) => !isTestFile(path) && !admitted.has(`${home}/${path}`))
      .flatMap((path) =>
        readFileSync(join(root, home, path), 'utf8')
          .split('\n')
          .flatMap(toFinding(`${home}/${path}`)),
      ),
  )
}

const toFinding =
  (file: string) =>
  (text: string, index: number): readonly Finding[] => {
    const { variable, container } = state.exec(text)?.groups ?? {}
    const name = variable ?? (isReadonly.test(text) ? undefined : container)
    return name
      ? [{ file, line: index + 1, reason: `${name} is state of the module: use stores or kitState` }]
      : []
  }
