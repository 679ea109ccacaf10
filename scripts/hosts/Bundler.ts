/** Build of the host app by a bundler, and its serving. */
export interface Bundler {
  /** Packages for a version of the bundler. */
  dependencies(version: string): Readonly<Record<string, string>>
  /** Files of the build, by path. */
  readonly files: Readonly<Record<string, string>>
  /** Settings in `package.json`. */
  readonly manifest?: Readonly<Record<string, unknown>>
  /** Command of the build, as in `package.json`. Its error stream must stay empty. */
  build(version: string): string
  /** A folder of static files, or arguments of Node for a server, to which a port is added. */
  readonly serve: { readonly folder: string } | { readonly server: readonly string[] }
  /** Variables of build and server. */
  readonly env?: Readonly<Record<string, string>>
}
