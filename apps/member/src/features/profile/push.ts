import { unwrap } from "@aangan/api/member";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { chosenAppName } from "@/lib/app-name";
import { queryKeys } from "@/lib/query-keys";

/** The member has not allowed notifications in the browser. */
export class PushBlocked extends Error {}

/** Reports whether this browser can show push messages. An iPhone's can only in an installed app. Browser only. */
export const pushIsPossible = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Whether this browser gets push messages, and the server's key for a subscription. */
export interface PushState {
  publicKey: string;
  on: boolean;
}

/** Returns the app's service worker, or undefined if the browser has not started it. */
async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return (await navigator.serviceWorker.getRegistration("/")) && navigator.serviceWorker.ready;
}

async function read(): Promise<PushState> {
  const { publicKey, subscribed } = await unwrap(api.GET("/api/push"));
  const subscription = await (await worker())?.pushManager.getSubscription();
  return { publicKey, on: subscribed && Boolean(subscription) };
}

/** Subscribes this browser, with the name that the app has on this device. */
async function turnOn(publicKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== "granted") throw new PushBlocked();
  const manager = (await worker())?.pushManager;
  if (!manager) throw new Error("the app's service worker has not started");
  // An earlier one may be of another key.
  await (await manager.getSubscription())?.unsubscribe();
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = subscription.toJSON();
  const neutral = chosenAppName() === "notes";
  const status = await unwrap(api.PUT("/api/push", { body: { endpoint, p256dh, auth, neutral } }));
  return { publicKey: status.publicKey, on: true };
}

async function turnOff(publicKey: string): Promise<PushState> {
  await unwrap(api.DELETE("/api/push"));
  await (await (await worker())?.pushManager.getSubscription())?.unsubscribe();
  return { publicKey, on: false };
}

const pushQuery = queryOptions({ queryKey: queryKeys.push, queryFn: read });

/** The state of push messages in this browser. */
export function usePush(enabled: boolean) {
  return useQuery({ ...pushQuery, enabled });
}

/** Turns push messages to this browser on or off. Throws `PushBlocked`, an `ApiError`, or the browser's error. */
export function useSetPush() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ on, publicKey }: { on: boolean; publicKey: string }) =>
      on ? turnOn(publicKey) : turnOff(publicKey),
    onSuccess: (state) => client.setQueryData(pushQuery.queryKey, state),
    onError: () => client.invalidateQueries({ queryKey: pushQuery.queryKey }),
  });
}
