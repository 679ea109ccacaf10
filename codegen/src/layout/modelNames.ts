import { fromService, type ImportedName } from '../fragment/importedName.ts'
import type { Model } from '../model/schema.ts'

/** Direction of data: `sent` leaves out readOnly properties, `received` leaves out writeOnly ones. */
export type Direction = 'sent' | 'received'

/** The file of a model's type: `types/models/WalletEntry`. */
export function modelPath(model: Model): string {
  return `types/models/${model.name}`
}

/** The type of a model. Models without readOnly or writeOnly parts have one type for both directions. */
export function modelType(model: Model, direction: Direction = 'received'): ImportedName {
  const name = model.directional && direction === 'sent' ? `${model.name}Sent` : model.name
  return fromService(modelPath(model), name, { type: true })
}

/** The zod schema of a model: `walletEntrySchema`. */
export function modelValidator(model: Model, direction: Direction = 'received'): ImportedName {
  const stem = model.directional && direction === 'sent' ? `${model.camelName}Sent` : model.camelName
  return fromService(`validators/models/${stem}Schema`, `${stem}Schema`)
}
