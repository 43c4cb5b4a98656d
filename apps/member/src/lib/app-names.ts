import { storage } from "@aangan/copy/storage";

/** The names that the app can have on a device: the product's, or a neutral one. */
export const appNames = ["aangan", "notes"] as const;
export type AppName = (typeof appNames)[number];

/** Sizes and purposes of the icons in a manifest. */
export const appIcons = [
  { size: 192, purpose: "any" },
  { size: 512, purpose: "any" },
  { size: 512, purpose: "maskable" },
] as const;

/** Returns the path of an icon. */
export const appIcon = (name: AppName, size: number, purpose: "any" | "maskable" | "apple"): string =>
  `/app-icons/${name}-${purpose === "any" ? size : purpose}.png`;

/** The events of a changed name, which pages dispatch, and of a possible installation, which the script dispatches. */
export const appNameChanged = "app-name";
export const appInstallable = "app-installable";

/**
 * A script for the head of every page: it links the manifest and the icon of the name that was chosen on this device.
 * It writes the links itself, because a built page is the same for all members. It also keeps the browser's offer to
 * install for the profile, so that the browser shows no banner with our name unasked.
 */
export function appNameScript(titles: Readonly<Record<AppName, string>>): string {
  const tags = Object.fromEntries(
    appNames.map((name) => [
      name,
      [
        ["link", { rel: "manifest", href: `/app-manifests/${name}.webmanifest` }],
        ["link", { rel: "apple-touch-icon", href: appIcon(name, 180, "apple") }],
        ["meta", { name: "apple-mobile-web-app-title", content: titles[name] }],
      ],
    ]),
  );
  return [
    `(function(){var t=${JSON.stringify(tags).replaceAll("<", "\\u003c")},d=document,made=[];`,
    `function apply(){var n="aangan";try{if(localStorage.getItem("${storage.appName}")==="notes")n="notes"}catch(e){}`,
    "made.forEach(function(x){x.remove()});window.appInstall=null;",
    "made=t[n].map(function(x){var e=d.createElement(x[0]);for(var k in x[1])e.setAttribute(k,x[1][k]);d.head.append(e);return e})}",
    `apply();addEventListener("${appNameChanged}",apply);`,
    `addEventListener("beforeinstallprompt",function(e){e.preventDefault();window.appInstall=e;dispatchEvent(new Event("${appInstallable}"))})})()`,
  ].join("");
}
