// Generated from bff/site/openapi.json by `make gen`. Do not edit.

export interface paths {
    "/api/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for a job
         * @description Stores the application and emails it to the team. Sends no email to the given address.
         */
        post: operations["apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/beta-signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up for the beta
         * @description Sends one confirmation email per address. A repeated address keeps the first data, sends no second email, and gets the same response.
         */
        post: operations["betaSignup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach-images/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a coach's picture
         * @description Public, but only pictures of active, verified coaches; 404 for any other. The content at a URL never changes. Shared caches may keep it for an hour, so a removed picture disappears within that time.
         */
        get: operations["readCoachImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to the team
         * @description Stores the message and emails it to the team. Sends no email to the given address.
         */
        post: operations["contact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count a page event
         * @description Stores only the number of events per name, day and page variants, and nothing about the visitor.
         */
        post: operations["countEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/our-coaches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List some of the coaches
         * @description At most four active, verified coaches. Browsers and shared caches may keep the response for one minute.
         */
        get: operations["ourCoaches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/our-coaches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one coach with hours and next open time
         * @description An active, verified coach, with times for a visitor in a zone. Browsers and shared caches may keep the response for one minute.
         */
        get: operations["ourCoach"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ApplicationRequest: {
            email: string;
            /** @description Code of an open position, or general for no particular one. */
            job: string;
            /** @description An http or https URL. */
            link?: string;
            location?: string;
            name: string;
            note: string;
            /** @description Honeypot field, hidden from people. If it is not empty, nothing is stored; the response is the same. */
            website?: string;
        };
        BetaSignupRequest: {
            ageRange?: string;
            email: string;
            firstName: string;
            /** @description Headline variant that the visitor saw: default or cultural. */
            headingVariant?: string;
            lastName: string;
            location?: string;
            occupation?: string;
            /** @description Price variant that the visitor saw: default, discount or premium. */
            pricingVariant?: string;
            reasonForInterest?: string;
            /** @description Honeypot field, hidden from people. If it is not empty, nothing is stored; the response is the same. */
            website?: string;
        };
        Coach: {
            bio: string;
            /** Format: uuid */
            id: string;
            /** @description Empty if the coach has no picture; the UI kit then draws one from the id. */
            imageUrl: string;
            name: string;
            /** @description First specialization that the coach lists; empty if there is none. */
            specialty: string;
            title: string;
        };
        CoachPage: {
            bio: string;
            city: string;
            /** @description In the coach's own order. */
            credentials: components["schemas"]["Credential"][];
            /** Format: uuid */
            id: string;
            /** @description Empty if the coach has no picture; the UI kit then draws one from the id. */
            imageUrl: string;
            languages: string[];
            name: string;
            /**
             * Format: date-time
             * @description The first open time between 7 AM and 10 PM of the visitor in the next 14 days; null if there is none.
             */
            nextOpening: string | null;
            title: string;
            /** @description As the coach wrote them. */
            topics: string[];
            /**
             * Format: int64
             * @description Minutes per week between 7 AM and 10 PM of the visitor.
             */
            wakingMinutes: number;
            /** @description The coach's usual hours on the visitor's clock, in order of weekday and time; none is over midnight. */
            windows: components["schemas"]["HoursWindow"][];
        };
        ContactRequest: {
            email: string;
            message: string;
            name: string;
            subject?: string;
            /** @description Honeypot field, hidden from people. If it is not empty, nothing is stored; the response is the same. */
            website?: string;
        };
        Credential: {
            /** @description Date on which an administrator checked the document, such as 2026-11-01; empty if unknown. */
            checkedOn: string;
            issuer: string;
            title: string;
            /**
             * Format: int64
             * @description Null if the coach gave none.
             */
            year: number | null;
        };
        EventRequest: {
            /** @description Code of the headline variant on the page: default or cultural. */
            heading?: string;
            /** @description One of the event names in the copy catalogue. */
            name: string;
            /** @description Code of the price variant on the page: default, discount or premium. */
            pricing?: string;
        };
        Field: {
            /** @description Name of the field, as in the request. */
            field: string;
            /** @description Error message to show next to the field. */
            message: string;
        };
        HoursWindow: {
            /** Format: int64 */
            from: number;
            /** Format: int64 */
            until: number;
            /**
             * Format: int64
             * @description From Monday = 1.
             */
            weekday: number;
        };
        Problem: {
            /** @description Errors by field; empty if no single field is wrong. */
            fields: components["schemas"]["Field"][];
            /** @description Error message that can be shown to the user. */
            message: string;
            /**
             * Format: int64
             * @description HTTP status of the response.
             */
            status: number;
        };
        Received: {
            message: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    apply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Received"];
                };
            };
            /** @description Error: 400, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    betaSignup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BetaSignupRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Received"];
                };
            };
            /** @description Error: 400, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readCoachImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, with its own content type */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The requested range of the file */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The client already has this version */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error: 404, 416, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    contact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Received"];
                };
            };
            /** @description Error: 400, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    countEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error: 400, 413, 415, 429, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ourCoaches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coach"][];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ourCoach: {
        parameters: {
            query?: {
                /** @description The visitor's time zone, an IANA name. */
                zone?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachPage"];
                };
            };
            /** @description Error: 400, 404, 500 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
