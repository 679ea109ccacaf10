/** Id of the connector that visitors log in to; AppKit's. */
export const authConnectorId = 'ID_AUTH'
