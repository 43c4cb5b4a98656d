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
         * Apply for a position, or for none in particular
         * @description The application is stored and mailed to the team. Nothing is mailed to the address that was given.
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
         * Ask to join the beta
         * @description A letter confirms it, once for each address. The same address twice is one signup: the first answer stands, and the second is thanked alike.
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
         * A coach's picture
         * @description Of a coach who is active and verified. It never changes at its address. Anybody in between may keep it for an hour, so that one that was taken away is soon gone.
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
         * Write to the team
         * @description The message is stored and mailed to the team. Nothing is mailed to the address that was given.
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
         * Count that something happened on a page
         * @description Only how often, on which day and with which variants is kept; nothing about who it was.
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
         * A few of the coaches
         * @description At most four, all of them active and verified. It may be kept for a minute, by anybody in between too.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ApplicationRequest: {
            email: string;
            /** @description Code of an open position, or general. */
            job: string;
            /** @description An http or https address. */
            link?: string;
            location?: string;
            name: string;
            note: string;
            /** @description Always empty: people do not see this field of the page. */
            website?: string;
        };
        BetaSignupRequest: {
            ageRange?: string;
            email: string;
            firstName: string;
            /** @description The headline the visitor saw: default or cultural. */
            headingVariant?: string;
            lastName: string;
            location?: string;
            occupation?: string;
            /** @description The price the visitor saw: default, discount or premium. */
            pricingVariant?: string;
            reasonForInterest?: string;
            /** @description Always empty: people do not see this field of the page. */
            website?: string;
        };
        Coach: {
            bio: string;
            /** Format: uuid */
            id: string;
            /** @description Empty when the coach has no picture: the kit draws one from the id. */
            imageUrl: string;
            name: string;
            /** @description What the coach names first; empty when they name nothing. */
            specialty: string;
            title: string;
        };
        ContactRequest: {
            email: string;
            message: string;
            name: string;
            subject?: string;
            /** @description Always empty: people do not see this field of the page. */
            website?: string;
        };
        EventRequest: {
            /** @description Code of the headline on the page: default or cultural. */
            heading?: string;
            /** @description One of the catalogue's event names. */
            name: string;
            /** @description Code of the price on the page: default, discount or premium. */
            pricing?: string;
        };
        Field: {
            /** @description Name of the field as in the request */
            field: string;
            /** @description What is wrong with it, fit to show beside the field */
            message: string;
        };
        Problem: {
            /** @description What is wrong with which field; empty when no field is to blame */
            fields: components["schemas"]["Field"][];
            /** @description What happened, fit to show to a person */
            message: string;
            /**
             * Format: int64
             * @description The HTTP status, repeated
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
            /** @description The file, of its own type */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The part of it that was asked for */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description It is what the asker has already */
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
}
