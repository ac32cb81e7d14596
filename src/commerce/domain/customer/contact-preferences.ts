/** Returns true for a method that needs a phone number. The platform's values are names, in one of its languages. */
export const needsPhone = (method: string | undefined): boolean => /phone|telefon|anruf|call|sms|mobil|whatsapp/i.test(method ?? '')
