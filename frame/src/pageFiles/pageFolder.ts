/** Folder of the released scripts, beside the compiled modules. */
export const pageFolder = new URL('../page-scripts/', import.meta.url)

/** File with the hash of each script, by name. */
export const integrityFile = 'integrity.json'
