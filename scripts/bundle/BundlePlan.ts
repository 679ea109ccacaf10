/** Distribution of a package's modules over files. Paths are relative to its sources, without an extension. */
export interface BundlePlan {
  /** Folder of the sources in the package. */
  readonly sources: string
  /** Whether code and declarations have source maps. Generated code differs from its source in nothing but types. */
  readonly sourceMaps: boolean
  /**
   * Files of code that is loaded on demand, by name, each with the modules at which loading starts. A module that
   * several parts use belongs to the first of them; the others load after it and import it.
   */
  readonly parts: readonly (readonly [name: string, roots: readonly string[]])[]
  /** A part and the name of the file for modules that this part and later ones have in common. */
  readonly shared?: { readonly from: string; readonly name: string }
  /** Modules at which loading starts on other occasions. Their imports stay out of the parts. */
  readonly apart: readonly string[]
  /**
   * Small modules without state that hosts can import and code on demand uses: the first part has a copy of its own.
   * Hosts that import other entries would otherwise make each of them a file that the modal waits for.
   */
  readonly copied: readonly string[]
  /**
   * Modules of which the first load has a copy of its own, with the folder of those that use it. A host's bundler makes a
   * file of a module that the first load shares with code behind two dynamic imports: one more request of every page.
   */
  readonly copiedEarly?: { readonly modules: readonly string[]; readonly users: string }
  /**
   * Modules of constants, of which each export is placed by itself: with the first part that uses it, as if it had a
   * file of its own. Its path is that of the module with `?only=` and the export's name.
   */
  readonly split?: readonly string[]
  /**
   * Modules of other packages, by specifier, with their source in the repository: constants without state, such as the
   * messages of errors. Each file has a copy of those that it uses, so that it carries no others and waits for no file.
   */
  readonly constants?: ReadonlyMap<string, string>
  /** Files for small modules that hosts can import, by name: each would be a request of its own. */
  readonly families?: readonly (readonly [name: string, modules: readonly string[]])[]
  /** Such a file, where its modules are too many to be named. */
  readonly familyOf?: (path: string) => string | undefined
  /** Packages that the bundle contains, with their imports, instead of being dependencies of the host. */
  readonly contained?: {
    readonly packages: RegExp
    /** Modules that use the host's own copy of such a package. */
    readonly except: readonly string[]
  }
}
