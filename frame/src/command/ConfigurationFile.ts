/** The file that `--config` names. */
export interface ConfigurationFile {
  /** Undefined for the default file, which need not exist. */
  readonly path: string | undefined
}
