import { camelCase } from './camelCase.ts'
import { isDeviceName } from './deviceNames.ts'
import { isIdentifier } from './isIdentifier.ts'
import { shortened } from './shortened.ts'

/** A function's name for an id of a contract: `get-pet` → `getPet`, `delete` → `delete_`. */
export function operationIdentifier(id: string): string {
  const name = shortened(camelCase(id))
  return isIdentifier(name) && !isDeviceName(name) ? name : `${name}_`
}
