// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { quietTimes } from "../lists.gen";
import { flag, oneOf, optionalChoice } from "../../forms";

/** The notificationSettings form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const notificationSettingsForm = z.object({
  emailNotifications: flag(),
  sessionReminders: flag(),
  messageNotifications: flag(),
  newsletterSubscription: flag(),
  shareReadReceipts: flag(),
  quietFrom: optionalChoice(quietTimes, oneOf(quietTimes, "பட்டியலில் இருந்து ஒரு நேரத்தைத் தேர்ந்தெடுங்கள்")),
  quietUntil: optionalChoice(quietTimes, oneOf(quietTimes, "பட்டியலில் இருந்து ஒரு நேரத்தைத் தேர்ந்தெடுங்கள்")),
});

/** What the notificationSettings form's fields hold while they are being filled. */
export type NotificationSettingsInput = z.input<typeof notificationSettingsForm>;

/** What a valid notificationSettings form gives. */
export type NotificationSettingsValues = z.output<typeof notificationSettingsForm>;
