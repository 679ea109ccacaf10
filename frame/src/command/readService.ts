import { readConfiguration } from '../configuration/readConfiguration.ts'
import { readSecrets } from '../configuration/readSecrets.ts'
import { serviceSchema } from '../configuration/serviceConfiguration.ts'
import type { ConfigurationFile } from './ConfigurationFile.ts'
import { keeperPrefix } from './readKeeper.ts'
import type { Terminal } from './Terminal.ts'

const servicePrefix = 'FRAME_'
export const serviceSecretsVariable = 'FRAME_SECRETS'
export const serviceFile = 'frame.config.json'

export function readServiceConfiguration({ environment }: Terminal, file: ConfigurationFile) {
  return readConfiguration({
    schema: serviceSchema,
    file: file.path ?? serviceFile,
    isFileNeeded: file.path !== undefined,
    environment,
    prefix: servicePrefix,
    otherVariables: new RegExp(`^(?:${keeperPrefix}|${serviceSecretsVariable}$)`),
  })
}

/** @throws FrameError `FRAME_CONFIGURATION_INVALID` */
export async function readService(terminal: Terminal, file: ConfigurationFile) {
  const configuration = await readServiceConfiguration(terminal, file)
  const { secrets } = await readSecrets({
    file: configuration.secretsFile,
    environment: terminal.environment,
    variable: serviceSecretsVariable,
  })
  return { configuration, secrets }
}
