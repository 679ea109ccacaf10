import { keeperSchema } from '../configuration/keeperConfiguration.ts'
import { invalid, readConfiguration } from '../configuration/readConfiguration.ts'
import { readSecrets } from '../configuration/readSecrets.ts'
import type { ConfigurationFile } from './ConfigurationFile.ts'
import type { Terminal } from './Terminal.ts'

export const keeperPrefix = 'FRAME_KEEPER_'
/** Values from the service that starts it, as JSON; below file and environment. */
export const keeperDefaultsVariable = 'FRAME_KEEPER_DEFAULTS'
export const keeperSecretsVariable = 'FRAME_KEEPER_SECRETS'
export const keeperFile = 'keeper.config.json'

/** @throws FrameError `FRAME_CONFIGURATION_INVALID` */
export function readKeeperConfiguration({ environment }: Terminal, file: ConfigurationFile) {
  return readConfiguration({
    schema: keeperSchema,
    file: file.path ?? keeperFile,
    isFileNeeded: file.path !== undefined,
    environment,
    prefix: keeperPrefix,
    otherVariables: new RegExp(`^(?:${keeperDefaultsVariable}|${keeperSecretsVariable})$`),
    defaults: readDefaults(environment[keeperDefaultsVariable]),
  })
}

/** @throws FrameError `FRAME_CONFIGURATION_INVALID` */
export async function readKeeper(terminal: Terminal, file: ConfigurationFile) {
  const configuration = await readKeeperConfiguration(terminal, file)
  const { secrets } = await readSecrets({
    file: configuration.secretsFile,
    environment: terminal.environment,
    variable: keeperSecretsVariable,
  })
  return { configuration, secrets }
}

function readDefaults(text: string | undefined): unknown {
  if (text === undefined) return {}
  try {
    return JSON.parse(text)
  } catch {
    throw invalid([`${keeperDefaultsVariable}: is no JSON`])
  }
}
