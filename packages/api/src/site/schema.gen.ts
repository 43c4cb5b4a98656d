// Generated from bff/site/openapi.json by `make gen`. Do not edit.

export interface paths {
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
         * @description The same address twice is one signup: the first answer stands, and the second is thanked alike.
         */
        post: operations["betaSignup"];
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
        BetaSignupReceived: {
            message: string;
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
                    "application/json": components["schemas"]["BetaSignupReceived"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
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
